import type { SoundPage } from "./gatsby-loader";

/** The subject of a navigation. */
export interface NavigationContext {
  /** Requested path and query. */
  path: string;
  /** The page that is left; undefined on the way to the first one of a visit. */
  from: SoundPage | undefined;
}

/** Result for a navigation that has been superseded, or whose document is about to be unloaded. */
export const NEVER = new Promise<never>(() => undefined);
