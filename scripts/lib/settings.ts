/** Settings of the commands: those of the CMS and of the site's build, each read by its own schema. */
import { join } from "node:path";
import { config } from "dotenv";
import { readEnv as readCmsEnv } from "../../cms/src/env";
import { readEnv as readSiteEnv } from "../../env";
import { Failure } from "./failure";
import { ROOT } from "./paths";

export interface Settings {
  port: number;
  /** Address of this machine that the server listens on. */
  host: string;
  /** Address of the server on this machine, without a trailing slash. */
  localUrl: string;
  /** Port of `gatsby develop`. */
  developPort: number;
  /** Address of the site for visitors, without a trailing slash. */
  siteUrl: string;
  /** Another server that implements the contract; undefined for the bundled CMS. */
  apiUrl: string | undefined;
  dataDir: string;
  databaseUrl: string;
  releasesDir: string;
  releasesKept: number;
  tabsKeptDays: number;
  /** Target to which releases are uploaded before they go live. */
  target: string | undefined;
  /** Whether the server builds and publishes edits by itself. */
  isPublished: boolean;
  demoContent: boolean;
  /** Time that the server has to finish what runs. */
  shutdownSeconds: number;
}

/**
 * Settings of the commands, from the environment and `.env` (the environment wins).
 * @param defaults of this command, for variables that are not set
 * @throws Failure naming every setting at fault
 */
export function readSettings(defaults: Readonly<Record<string, string>> = {}): Settings {
  config({ path: join(ROOT, ".env"), quiet: true });
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const source = { ...defaults, ...given };
  try {
    const cms = readCmsEnv(source, { signs: false });
    const site = readSiteEnv({ ...source, SITE_URL: cms.siteUrl });
    return {
      port: cms.port,
      host: cms.host,
      localUrl: cms.localUrl,
      developPort: site.DEVELOP_PORT,
      siteUrl: cms.siteUrl,
      apiUrl: given.API_URL && site.API_URL,
      dataDir: cms.dataDir,
      databaseUrl: cms.databaseUrl,
      releasesDir: cms.releases.folder,
      releasesKept: cms.releases.keep,
      tabsKeptDays: cms.releases.tabsKeptDays,
      target: cms.releases.target,
      isPublished: cms.releases.isOn,
      demoContent: cms.demoContent,
      shutdownSeconds: cms.shutdownSeconds,
    };
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
