// Search, the switch between GPUs, light and dark. Nothing is fetched: the names are a script beside this one.
(function () {
  "use strict";
  var root = document.currentScript.getAttribute("src").replace("book.js", "");

  function keep(key, value) {
    try { localStorage.setItem("mcreplay-" + key, value); } catch (error) { /* It is forgotten, then. */ }
  }
  function kept(key) {
    try { return localStorage.getItem("mcreplay-" + key); } catch (error) { return null; }
  }

  // Search.
  var input = document.getElementById("search");
  var list = document.getElementById("found");
  var names = (window.mcreplayNames || "").split("\n").map(function (line) {
    var parts = line.split("\t");
    var page = parts[1] === "" ? "i/" + parts[0] + ".html" : parts[1];
    if (page.indexOf("/") < 0) page = "i/" + page + ".html";
    return { name: parts[0], lower: parts[0].toLowerCase(), page: page, kind: parts[2] || "" };
  });
  var LIMIT = 40;
  var chosen = -1;

  // How well a name fits: less is better, none if it does not.
  function fit(name, words) {
    var total = 0;
    for (var word of words) {
      var at = name.indexOf(word);
      if (at < 0) {
        var from = 0;
        for (var letter of word) {
          from = name.indexOf(letter, from) + 1;
          if (from === 0) return null;
        }
        total += 300 + from;
      } else if (name === word) {
        total += 0;
      } else if (at === 0) {
        total += 10;
      } else {
        total += name[at - 1] === "_" ? 100 + at : 200 + at;
      }
    }
    return total + name.length / 100;
  }

  function search(text) {
    var words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    // A suffix that asks for an encoding is not part of any name.
    var bare = words.map(function (word) { return word.replace(/(_e32|_e64)?(_dpp|_sdwa)?$/, "") || word; });
    var found = [];
    for (var entry of names) {
      var value = fit(entry.lower, words);
      if (value === null) {
        value = fit(entry.lower, bare);
        if (value !== null) value += 5;
      }
      if (value !== null) found.push([value, entry]);
    }
    found.sort(function (left, right) { return left[0] - right[0] || (left[1].name < right[1].name ? -1 : 1); });
    return found.slice(0, LIMIT).map(function (pair) { return pair[1]; });
  }

  function show() {
    var found = search(input.value);
    list.textContent = "";
    found.forEach(function (entry, place) {
      var item = document.createElement("li");
      item.id = "found-" + place;
      item.setAttribute("role", "option");
      var link = document.createElement("a");
      link.href = root + entry.page + (entry.page[0] === "i" ? hash() : "");
      link.tabIndex = -1;
      link.textContent = entry.name;
      var kind = document.createElement("small");
      kind.textContent = entry.kind;
      link.append(kind);
      item.append(link);
      list.append(item);
    });
    if (found.length === 0 && input.value.trim() !== "") {
      var none = document.createElement("li");
      none.className = "dim";
      none.textContent = "Nothing has such a name.";
      list.append(none);
    }
    list.hidden = input.value.trim() === "";
    input.setAttribute("aria-expanded", String(!list.hidden));
    choose(found.length > 0 ? 0 : -1);
  }

  function choose(place) {
    var items = list.querySelectorAll("[role=option]");
    chosen = items.length === 0 ? -1 : (place + items.length) % items.length;
    items.forEach(function (item, own) { item.setAttribute("aria-selected", String(own === chosen)); });
    if (chosen < 0) {
      input.removeAttribute("aria-activedescendant");
    } else {
      input.setAttribute("aria-activedescendant", items[chosen].id);
      items[chosen].scrollIntoView({ block: "nearest" });
    }
  }

  function close() {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
  }

  input.addEventListener("input", show);
  input.addEventListener("focus", function () { if (input.value.trim() !== "") show(); });
  input.addEventListener("keydown", function (event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) show(); else choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter") {
      var link = list.hidden ? null : list.querySelector("[aria-selected=true] a");
      if (link) { event.preventDefault(); close(); location.href = link.href; }
    } else if (event.key === "Escape") {
      close();
      input.value = "";
      input.blur();
    }
  });
  document.addEventListener("click", function (event) {
    if (!event.target.closest(".search")) close();
  });
  document.addEventListener("keydown", function (event) {
    var typing = event.target.closest("input, select, textarea");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/") {
      event.preventDefault();
      input.focus();
      input.select();
    } else if (event.key === "g" && select) {
      event.preventDefault();
      select.focus();
    }
  });

  // Light and dark.
  document.getElementById("theme").addEventListener("click", function () {
    var dataset = document.documentElement.dataset;
    var system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    dataset.theme = (dataset.theme || system) === "dark" ? "light" : "dark";
    keep("theme", dataset.theme);
  });

  // The switch between GPUs: links with a GPU's name lead to its state.
  var bar = document.getElementById("switch");
  var select = null;
  var current = null;
  function hash() { return current ? "#" + current : ""; }

  function turn(gpu) {
    var link = document.querySelector('#support a[data-v][href="#' + gpu + '"]');
    if (!link) return false;
    var state = link.dataset.v;
    current = gpu;
    select.value = gpu;
    document.querySelectorAll("section[data-on]").forEach(function (section) {
      section.hidden = section.dataset.on.split(" ").indexOf(state) < 0;
    });
    var row = link.closest("tr");
    var architecture = row.querySelector("th").textContent;
    document.querySelectorAll("#switch .chip").forEach(function (chip) {
      var own = chip.firstChild.textContent === architecture;
      if (own) chip.setAttribute("aria-current", "true"); else chip.removeAttribute("aria-current");
    });
    document.querySelectorAll("#support a").forEach(function (other) {
      if (other === link) other.setAttribute("aria-current", "true"); else other.removeAttribute("aria-current");
    });
    document.querySelectorAll("a.i").forEach(function (other) {
      other.href = other.getAttribute("href").split("#")[0] + "#" + gpu;
    });
    document.getElementById("now").textContent = gpu + (architecture === gpu ? "" : ", " + architecture);
    keep("gpu", gpu);
    return true;
  }

  function fill() {
    select = document.createElement("select");
    document.querySelectorAll("#support tr").forEach(function (row) {
      var group = document.createElement("optgroup");
      group.label = row.querySelector("th").textContent;
      row.querySelectorAll("a[data-v]").forEach(function (link) {
        group.append(new Option(link.textContent, link.textContent));
      });
      if (group.children.length > 0) select.prepend(group);
    });
    var label = document.createElement("label");
    label.className = "gpu";
    label.append("GPU ", select);
    bar.append(label);
    select.addEventListener("change", function () { location.hash = select.value; });
  }

  if (bar) {
    fill();
    var asked = function () { return decodeURIComponent(location.hash.slice(1)); };
    turn(asked()) || turn(kept("gpu") || "") || turn(bar.dataset.gpu);
    window.addEventListener("hashchange", function () { turn(asked()); });
  }
})();
