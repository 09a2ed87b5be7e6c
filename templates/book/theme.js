// Light or dark, as it was chosen last; before anything is drawn.
(function () {
  "use strict";
  try {
    var theme = localStorage.getItem("mcreplay-theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch (error) {
    // Without a place to keep it, the system's wish counts.
  }
})();
