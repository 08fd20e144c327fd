/* What changed since the last message: a JSON Merge Patch (RFC 7386) that can edit lists too (docs/protocol.md,
 * "Patches"). Always true: nothing of the base is changed in place, and what no patch touches stays the same object. */

type Thing = { [key: string]: unknown };

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The list, edited: by place, or by what is taken out and put in. */
function edited(base: unknown[], edits: Thing, view: boolean): unknown[] {
  const list = [...base];
  for (const [key, change] of Object.entries(edits))
    if (key === "splice")
      for (const [at, gone, ...come] of change as [number, number, ...unknown[]][]) list.splice(at, gone, ...come);
    else list[Number(key)] = patched(list[Number(key)], change, view);
  return list;
}

/** The value that the patch makes of the base. In a view no member is ever taken away: there a null is a null. */
export function patched(base: unknown, patch: unknown, view = false): unknown {
  if (!isThing(patch)) return patch;
  if (Array.isArray(base)) return edited(base, patch, view);
  const out: Thing = isThing(base) ? { ...base } : {};
  for (const [key, change] of Object.entries(patch)) {
    if (change === null && !view) delete out[key];
    else out[key] = patched(out[key], change, view || key === "view");
  }
  return out;
}
