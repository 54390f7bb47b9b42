import path from "node:path";
import { releases as plugin, type ReleasesOptions } from "payload-releases";
import { entryOfPage } from "../../publisher/list-of-route";
import { findRepositoryRoot, type CmsEnv } from "../env";
import { localized } from "../i18n";
import { dropAnswers } from "../public-api/answer-cache";
import { consumeContentError } from "../public-api/content-fault";
import { explainFault } from "../public-api/explain-fault";
import { publisherToken } from "../public-api/publisher-view";
import { findUses } from "../uses/find-uses";

const publisherProcess = (cwd = findRepositoryRoot()): ReleasesOptions["process"] => ({
  ...{ module: path.join(/* turbopackIgnore: true */ cwd, "cms", "publisher", "main.ts"), cwd },
});

/** The site's options of payload-releases. */
export const releasesOptions = ({ localUrl, releases: settings, secret, siteUrl }: CmsEnv): ReleasesOptions => ({
  ...{ settings, siteUrl },
  group: localized("content:group.settings"),
  process: publisherProcess(),
  api: { url: localUrl, token: publisherToken(secret) },
  entryOf: entryOfPage,
  isShown: async (upload, req) => (await findUses(upload, req)).length > 0,
  beforeBuild(payload) {
    consumeContentError();
    // Another instance may have saved since this one last read the content.
    if (payload.db.name !== "sqlite") dropAnswers();
  },
  explain: (payload, outcome) => explainFault(payload.config, outcome, consumeContentError()),
});

/** Published content goes live automatically, as whole releases of the site (A6). */
export const releases = (env: CmsEnv) => plugin(releasesOptions(env));
