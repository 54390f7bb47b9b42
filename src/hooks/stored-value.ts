/** Fallback for the life of the page, for browsers that block storage: it throws on access. */
const memory = new Map<string, string>();

/** @returns the value that `storeValue` has stored on this device; null if there is none */
export function readStoredValue(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores a small value on the device; if storage is blocked, for the life of the page. */
export function storeValue(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the value lives as long as the page.
  }
}
