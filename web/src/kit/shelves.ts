/* A browser may forbid a page to keep anything: asking for its shelf then throws. Always true: after this module, which the page
 * begins with, both shelves may be asked; those of `forbidden` last as long as the page does. */
function passing(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}
export let forbidden = false;
for (const name of ["localStorage", "sessionStorage"] as const)
  try {
    void window[name].length;
  } catch {
    forbidden = true;
    Object.defineProperty(window, name, { value: passing() });
  }
