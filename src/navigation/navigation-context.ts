import type { SoundPage } from "./gatsby-loader";

/** What a navigation is about. */
export interface NavigationContext {
  /** Path and query that are asked for. */
  path: string;
  /** The page that is left; undefined on the way to the first one of a visit. */
  from: SoundPage | undefined;
}

/** What Gatsby waits for when the document is about to go, or when another navigation has taken over. */
export const NEVER = new Promise<never>(() => undefined);
