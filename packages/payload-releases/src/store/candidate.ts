/** A release that may become the live one (A6). */
import { join } from "node:path";
import { dropRelease, sealRelease, type Release } from "./release";

export interface Candidate {
  readonly release: Release;
  /** Folder of its files until it is admitted. */
  readonly files: string;
  /** Adds it to the site's releases: from then on it is retained and may be made live. */
  readonly admit: () => Promise<void>;
  /** Removes it from the site's releases when it does not go live. */
  readonly giveUp: () => Promise<void>;
}

/** A release that was made for the site: deleted when it does not go live. */
export const madeForSite = (releases: string, release: Release): Candidate => ({
  release,
  files: join(releases, release.id, "files"),
  admit: () => sealRelease(releases, release),
  giveUp: () => dropRelease(releases, release.id),
});
