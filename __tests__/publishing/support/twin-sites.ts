/** Two copies of a site: one built incrementally, one built from scratch each time. */
import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  createIncrementalBuilder,
  LEFT_BY_CONTENT,
  openCache,
  openComingPictures,
  runGatsbyBuild,
  type Built,
} from "gatsby-incremental-builder";
import { buildEnvironment } from "../../../cms/publisher/site-environment";
import { SOURCE_PLUGIN } from "../../../cms/publisher/site-source";
import { differences } from "./compare";

const LOOK_EVERY = 100;

/** Waits until the builder has made all pictures that are coming. @param site folder of it */
export async function untilPrepared(site: string): Promise<void> {
  const coming = openComingPictures(site);
  while (!(await coming.isEmpty())) await setTimeout(LOOK_EVERY);
}

interface SiteCopy {
  readonly directory: string;
  remove(): Promise<void>;
}

export interface TwinSites {
  /** Folder of the one that is kept up to date. */
  readonly directory: string;
  /** Brings it up to date with the content. */
  build(): Promise<Built>;
  /** Lets its builder prepare the renditions of a picture. @param file absolute path */
  expectPicture(file: string): Promise<void>;
  /** Ends the builder's process; the next one continues from its files. */
  restart(): void;
  /** Builds the other one from scratch. @returns differences between the files of both */
  compare(): Promise<string[]>;
  close(): Promise<void>;
}

/** @param make copies the site into a folder of its own. @param apiUrl where its content comes from */
export async function openTwins(root: string, make: () => Promise<SiteCopy>, apiUrl: string): Promise<TwinSites> {
  const [kept, cold] = [await make(), await make()];
  for (const { directory } of [kept, cold]) await symlink(join(root, "cms"), join(directory, "cms"));
  const environment = buildEnvironment({ apiUrl, siteUrl: "https://twin.example" });
  const builder = createIncrementalBuilder({ memory: 2e9, sourcePlugin: SOURCE_PLUGIN });
  return {
    directory: kept.directory,
    async build() {
      const cache = await openCache(kept.directory, "");
      await cache.open();
      const built = await builder.build({ root: kept.directory, environment, cache });
      await built.saved;
      return built;
    },
    expectPicture: (file) => builder.expectPicture(kept.directory, file),
    restart: () => builder.close(),
    async compare() {
      for (const name of LEFT_BY_CONTENT) await rm(join(cold.directory, name), { recursive: true, force: true });
      await runGatsbyBuild({ root: cold.directory, environment });
      return differences(join(kept.directory, "public"), join(cold.directory, "public"));
    },
    async close() {
      builder.close();
      await Promise.all([kept.remove(), cold.remove()]);
    },
  };
}
