import type { CmsEnv } from "../src/env";

/** Of the site, beside the CMS; read when the server runs, for nothing of the CMS is compiled of it. */
const SCHEMA = new URL("../../env.ts", import.meta.url).href;

/**
 * Has the site's own schema look at the settings that its builds will read, so that what is wrong with them stops the start
 * and not the first publication.
 * @param source the environment
 * @throws Error that lists every bad setting with how to fix it
 */
export async function checkSiteSettings(
  { siteUrl }: Pick<CmsEnv, "siteUrl">,
  source: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  const site: { readEnv(source: Readonly<Record<string, string | undefined>>): unknown } = await import(SCHEMA);
  site.readEnv({ ...source, SITE_URL: siteUrl });
}
