// What somebody who knows nothing would press next, in any room.

/** In the page: the main button, or, where it is off or has changed nothing, anything by lot. With a mouse it is pressed here, and
 *  said; else it is marked, and named so that it can be found again, and a name that is asked for is wanted before a button. */
export const wanted = (mouse) => {
  const lit = (e) =>
    e &&
    e.getAttribute("aria-disabled") !== "true" &&
    !e.disabled &&
    e.checkVisibility({ visibilityProperty: true }) &&
    (mouse || e.tabIndex >= 0);
  const idle = (e) => mouse && /^(Back|Close|Other)/.test(e.textContent.trim());
  const all = (at, selector) => [...(at?.querySelectorAll(selector) ?? [])].filter(lit);
  const fresh = (at, selector) =>
    all(at, selector).filter((e) => e.getAttribute("aria-pressed") !== "true" && !idle(e));
  const dialog = document.querySelector("dialog[open]");
  const now = document.querySelector(".now");
  const seen = `${document.querySelector("main")?.innerText} ${dialog?.innerText} ${all(document, "[aria-pressed=true]").map((e) => e.innerText)}`;
  window.unchanged = window.unchanged?.seen === seen ? { seen, times: window.unchanged.times + 1 } : { seen, times: 0 };
  const blank = all(dialog ?? now, "input[type=text], input:not([type]), textarea").find((e) => !e.value && e.required);
  const ways = dialog
    ? [...all(dialog, "button.main"), ...fresh(dialog, "[data-choice], ul button, [role=group] button")]
    : [
        ...all(now, "[data-main]"),
        ...fresh(document, "[data-choice], .making button, .casting button, .map button.open"),
        ...fresh(now, "form button, [data-out], button:not(.rule)"),
      ];
  if (!ways.length) ways.push(...all(dialog ?? now, "button:not(.rule)"));
  window.lot = ((window.lot ?? 7) * 1103515245 + 12345) % 2 ** 31;
  const main = ways[0]?.matches("[data-main], .main") && window.unchanged.times === 0;
  const button = main ? ways[0] : ways[Math.floor(window.lot / 2 ** 16) % ways.length];
  const text = (e) => e.replace(/\s+/g, " ").trim();
  if (mouse) {
    button?.click();
    return button ? text(button.textContent) : "";
  }
  const way = blank ?? button;
  document.querySelectorAll("[data-wanted]").forEach((e) => e.removeAttribute("data-wanted"));
  if (!way) return null;
  way.setAttribute("data-wanted", "");
  const choices = [...document.querySelectorAll("[data-choice]")];
  return {
    label: text(way.getAttribute("aria-label") ?? way.textContent).slice(0, 50),
    digit: dialog ? 0 : choices.indexOf(way) + 1,
    main: way.matches("[data-main]"),
    text: way.matches("input, textarea"),
    heading: document.activeElement?.matches(".now h2") ?? false,
  };
};
