/** https://wicg.github.io/netinfo/, which not every browser has. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

/**
 * Whether the visitor wants to save data: the browser's data saver, or `prefers-reduced-data`, which no browser has
 * enabled yet.
 */
export function savesData(): boolean {
  return navigator.connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
