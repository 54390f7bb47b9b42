/** Scroll offsets in px by the key of the history's entry, the latest last. */
export type ScrollMemory = Map<string, number>;

const NAME = "scroll";
/** As many as a visit may go back through. */
const KEPT = 100;

/** Keeps the offset of an entry, and forgets the oldest where there are too many. */
export function rememberScroll(memory: ScrollMemory, key: string, top: number): void {
  memory.delete(key);
  memory.set(key, Math.round(top));
  for (const oldest of memory.keys()) {
    if (memory.size <= KEPT) return;
    memory.delete(oldest);
  }
}

/** What the tab remembers; nothing where it cannot, or where it is not what was written. */
export function readScrollMemory(): ScrollMemory {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? "[]");
    if (!Array.isArray(entries)) return new Map();
    return new Map(entries.filter(isEntry));
  } catch {
    return new Map();
  }
}

/** Lets the tab remember over a reload. */
export function writeScrollMemory(memory: ScrollMemory): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify([...memory]));
  } catch {
    // A browser that keeps nothing starts every page at its top.
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}
