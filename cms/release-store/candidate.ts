/** A release on its way to be the live one (A6). */
import { join } from "node:path";
import { dropRelease, sealRelease, type Release } from "./release";

export interface Candidate {
  readonly release: Release;
  /** Folder of its files until it is admitted. */
  readonly files: string;
  /** Makes it one of the site's releases, which may be made live and is kept. */
  readonly admit: () => Promise<void>;
  /** Leaves nothing of it among those of the site, when it does not go live. */
  readonly giveUp: () => Promise<void>;
}

/** A release that was made for the site: where it does not go live, nobody needs it. */
export const madeForSite = (releases: string, release: Release): Candidate => ({
  release,
  files: join(releases, release.id, "files"),
  admit: () => sealRelease(releases, release),
  giveUp: () => dropRelease(releases, release.id),
});
