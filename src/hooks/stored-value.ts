/** Fallback for the life of the page, for browsers that block storage: it throws on access. */
const memory = new Map<string, string>();

/** @returns what `storeValue` has kept on this device; null where there is nothing */
export function readStoredValue(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a small value on the device; where storage is blocked, until the page is left. */
export function storeValue(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Remembered for as long as the browser allows.
  }
}
