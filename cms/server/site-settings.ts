import type { CmsEnv } from "../src/env";

/** Settings schema of the site; imported at run time, because it is not part of the CMS's build. */
const SCHEMA = new URL("../../env.ts", import.meta.url).href;

/**
 * Validates the settings of site builds at the start, so that an invalid one does not surface at the first publication.
 * @param source the environment
 * @throws Error that lists every invalid setting and its fix
 */
export async function checkSiteSettings(
  { siteUrl }: Pick<CmsEnv, "siteUrl">,
  source: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  const site: { readEnv(source: Readonly<Record<string, string | undefined>>): unknown } = await import(SCHEMA);
  site.readEnv({ ...source, SITE_URL: siteUrl });
}
