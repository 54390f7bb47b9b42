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
 * enabled yet. Imports nothing and has no comments inside: its own source is a part of the inline script below.
 */
export function savesData(): boolean {
  return navigator.connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/**
 * The inline script of every page: marks the root for the styles, before scroll-driven parts are first painted (N27). A
 * constant, so that a content security policy can name its hash.
 */
export function dataSaverScript(): string {
  return `if((${savesData.toString()})())document.documentElement.dataset.saver="on"`;
}
