/* One thing of the page on paper: a copy of it, black on white, while everything else stays on the screen. */
import "./print.css";

export function print(sheet: Element): void {
  const paper = document.createElement("div");
  paper.id = "paper";
  const copy = sheet.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll("[data-no-print], form, button")) one.remove();
  for (const one of copy.querySelectorAll("details")) one.open = true;
  for (const one of copy.querySelectorAll("img")) one.loading = "eager";
  paper.append(copy);
  document.body.append(paper);
  addEventListener("afterprint", () => paper.remove(), { once: true });
  const drawn = [...paper.querySelectorAll("img")].map((one) => one.decode().catch(() => undefined));
  void Promise.all(drawn).then(() => window.print());
}
