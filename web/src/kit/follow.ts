/* Keeps the end of a box in sight while lines come and the panel above it grows or shrinks. Always true: it lets go
 * only when a hand has scrolled up, for a scroll event alone may stem from a change of height. */
const HANDS = ["wheel", "touchmove", "keydown", "pointerdown"];

export function follow(box: HTMLElement): () => void {
  let [atEnd, byHand] = [true, false];
  const touched = () => (byHand = true);
  const scrolled = () => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < 40) [atEnd, byHand] = [true, false];
    else if (byHand) atEnd = false;
  };
  const keep = () => {
    if (atEnd) box.scrollTop = box.scrollHeight;
  };
  // Once for all that changes before the next frame, which has to lay it out anyway.
  let soon = 0;
  const later = () => (soon ||= requestAnimationFrame(() => ((soon = 0), keep())));
  const [sized, grown] = [new ResizeObserver(keep), new MutationObserver(later)];
  HANDS.forEach((name) => box.addEventListener(name, touched, { passive: true }));
  box.addEventListener("scroll", scrolled);
  sized.observe(box);
  grown.observe(box, { childList: true, characterData: true, subtree: true }); // a line may grow, too
  return () => {
    HANDS.forEach((name) => box.removeEventListener(name, touched));
    box.removeEventListener("scroll", scrolled);
    cancelAnimationFrame(soon);
    sized.disconnect();
    grown.disconnect();
  };
}
