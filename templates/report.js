// Filters what is on the page by its data attributes, and moves about the map with the keyboard. Without this script
// everything is shown.
"use strict";
(() => {
  const form = document.querySelector("form.filter");
  const fields = form.elements;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const files = all(".file").map((element) => ({
    element,
    text: element.querySelector("summary .name").textContent.toLowerCase(),
    reason: (element.querySelector(".reason")?.textContent ?? "").toLowerCase(),
    outcome: element.dataset.outcome,
    generations: element.dataset.generations.split(" "),
    encodings: element.dataset.encodings.split("|"),
  }));
  const failures = all(".failure").map((element) => ({
    element,
    generation: element.dataset.generation,
    head: all(":scope > h3, :scope > p, :scope > ul", element).map((part) => part.textContent).join(" ").toLowerCase(),
    misses: all(".miss", element).map((miss) => ({
      element: miss,
      encoding: miss.dataset.encoding,
      text: miss.textContent.toLowerCase(),
    })),
  }));
  const groups = all(".group").map((element) => ({
    element,
    generation: element.dataset.generation,
    cells: all(".cell", element),
  }));
  const count = (number, what) => `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;

  /** Shows what fits; a failure fits by its head or by one of its misses. */
  function filterFailures(wanted) {
    let shown = 0;
    for (const failure of failures) {
      const place = !wanted.generation || failure.generation === wanted.generation;
      const outcome = !wanted.outcome || wanted.outcome === "failed";
      const head = failure.head.includes(wanted.query);
      let misses = 0;
      for (const miss of failure.misses) {
        const fits = (!wanted.encoding || miss.encoding === wanted.encoding)
          && (head || miss.text.includes(wanted.query));
        miss.element.hidden = !fits;
        misses += Number(fits);
      }
      const fits = place && outcome && (misses > 0 || (head && !wanted.encoding));
      failure.element.hidden = !fits;
      shown += Number(fits);
    }
    const nothing = document.querySelector(".nothing");
    if (nothing) nothing.hidden = shown > 0;
    return shown;
  }

  /** Shows the files that fit; their numbers. A failure's own words find its file, too. */
  function filterFiles(wanted) {
    const found = new Set();
    if (wanted.query) {
      for (const failure of failures) {
        if (!failure.element.hidden) found.add(failure.element.dataset.file);
      }
    }
    const fitting = new Set();
    files.forEach((file, index) => {
      const text = file.text.includes(wanted.query) || file.reason.includes(wanted.query) || found.has(String(index));
      const encoding = !wanted.encoding || file.encodings.includes(wanted.encoding);
      const generation = !wanted.generation || file.generations.includes(wanted.generation)
        || (wanted.generation === "no RUN line" && file.generations[0] === "");
      const outcome = !wanted.outcome || file.outcome === wanted.outcome;
      if (text && encoding && generation) fitting.add(String(index));
      file.element.hidden = !(text && encoding && generation && outcome);
    });
    return fitting;
  }

  /** Shows the squares of files that fit. A file has another outcome in each generation. */
  function filterMap(wanted, fitting) {
    for (const group of groups) {
      let shown = 0;
      for (const cell of group.cells) {
        const fits = fitting.has(cell.dataset.file) && (!wanted.outcome || cell.dataset.outcome === wanted.outcome);
        cell.hidden = !fits;
        shown += Number(fits);
      }
      const total = group.cells.length;
      group.element.querySelector(".count").textContent = shown === total ? total : `${shown} of ${total}`;
      group.element.hidden = shown === 0 || Boolean(wanted.generation && group.generation !== wanted.generation);
    }
    rove();
  }

  function filter() {
    const value = (name) => fields.namedItem(name)?.value ?? "";
    const wanted = {
      query: value("query").trim().toLowerCase(),
      generation: value("generation"),
      outcome: value("outcome"),
      encoding: value("encoding"),
    };
    const shown = filterFailures(wanted);
    filterMap(wanted, filterFiles(wanted));
    const left = files.filter((file) => !file.element.hidden).length;
    form.querySelector("output").textContent = `${count(left, "file")}, ${count(shown, "failure")}`;
  }

  /** The squares of the map are one stop for the Tab key. */
  function rove(current) {
    const cells = all(".map .cell").filter((cell) => cell.offsetParent !== null);
    const chosen = current ?? cells.find((cell) => cell.tabIndex === 0) ?? cells[0];
    for (const cell of cells) cell.tabIndex = cell === chosen ? 0 : -1;
    return cells;
  }

  /** The square above or below, by what is on the screen. */
  function vertical(cells, from, down) {
    const place = from.getBoundingClientRect();
    const far = (cell) => {
      const other = cell.getBoundingClientRect();
      const gap = down ? other.top - place.top : place.top - other.top;
      return gap < 2 ? Infinity : gap * 1000 + Math.abs(other.left - place.left);
    };
    const best = cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best), from);
    return best === from ? undefined : best;
  }

  document.querySelector(".map").addEventListener("keydown", (event) => {
    if (!event.target.matches(".cell")) return;
    const cells = rove(event.target);
    const index = cells.indexOf(event.target);
    const next = {
      ArrowRight: () => cells[index + 1],
      ArrowLeft: () => cells[index - 1],
      ArrowDown: () => vertical(cells, event.target, true),
      ArrowUp: () => vertical(cells, event.target, false),
      Home: () => cells[0],
      End: () => cells.at(-1),
    }[event.key]?.();
    if (!next) return;
    event.preventDefault();
    rove(next);
    next.focus();
  });

  /** A file that is asked for by its address is opened, though a filter hides it. */
  function open() {
    const file = /^#file-\d+$/.test(location.hash) && document.getElementById(location.hash.slice(1));
    if (!file) return;
    file.hidden = false;
    file.open = true;
    file.scrollIntoView();
    file.querySelector("summary").focus({ preventScroll: true });
  }

  /** The names of generations choose them. */
  for (const name of all(".sums:not(.encodings) tbody th")) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name.textContent;
    button.title = `Show ${name.textContent} only`;
    button.addEventListener("click", () => {
      fields.namedItem("generation").value = button.textContent;
      filter();
      form.scrollIntoView();
    });
    name.replaceChildren(button);
  }

  document.addEventListener("keydown", (event) => {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      fields.namedItem("query").focus();
    } else if (event.key === "Escape" && event.target === fields.namedItem("query")) {
      fields.namedItem("query").value = "";
      filter();
    }
  });
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(filter));
  addEventListener("hashchange", open);
  form.hidden = false;
  filter();
  open();
})();
