import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readEnv } from "./env";
import { buildInlineScripts } from "./src/app/build-inline-scripts";
import { analyticsSettings, serviceHosts } from "./src/analytics/services";
import { writeSearch } from "./src/search/build/write-search";
import { CARD_TYPE, cardFiles, cardResolvers } from "./src/seo/cards/social-card";
import { writeIcons } from "./src/seo/icons";
import { webManifests } from "./src/seo/web-manifest";
import { localeTexts, readLocaleTexts } from "./src/seo/site-files";
import { writeSiteFiles } from "./src/seo/write-site-files";
import { brandResolvers } from "./src/site/brand";
import { writeHeaderFiles } from "./src/site/header-files";
import { PAGE_LIST, pageList } from "./src/site/page-list";
import type { Page } from "./src/site/pages";
import { pagesWithoutRoute, previewModels } from "./src/site/pages-without-route";
import { readEntries, type KnownEntries } from "./src/site/read-entries";
import { readSite, type Site } from "./src/site/read-site";
import { templateFile } from "./src/site/template-file";
import { ART_TYPES, artResolvers } from "./src/ui/territory/art/art-fields";

const env = readEnv(process.env);

/** As createPages has read it: what comes later in the same build sees the same content. */
let site: Site = { pages: [], redirects: [] };
/** Of the builds of this process: the next one reads what has changed. */
const knownEntries: KnownEntries = new Map();

function allPages(): Page[] {
  const isDevelopment = process.env.NODE_ENV === "development";
  return [...site.pages, ...pagesWithoutRoute(site.pages, { isDevelopment })];
}

/**
 * Deletes the publisher's note that Gatsby's cache can be trusted: `gatsby develop` leaves another cache than a build.
 * The publisher writes it again after a build of its own.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  const { program } = store.getState() as { program: { directory: string } };
  return rm(join(program.directory, ".cache", "trust.json"), { force: true });
};

/** Makes route and locale of a page queryable (L2): to GraphQL the page's context is one opaque value. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(`
    type SitePage implements Node {
      "Route and locale, for instance \`cases-alias___ru\`; none for pages that are no route" name: String @proxy(from: "context.name")
      "Code of the locale" locale: String @proxy(from: "context.locale")
    }
  `);
  actions.createTypes([CARD_TYPE, ...ART_TYPES]);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers(cardResolvers(__dirname));
  createResolvers({ ...artResolvers(__dirname), ...brandResolvers(__dirname) });
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  // Invalid content has to fail the build before anything is rendered.
  site = await readSite(graphql);
  await writeFile(join(__dirname, PAGE_LIST), pageList(site));
  for (const page of [...allPages(), ...previewModels(site.pages)]) {
    actions.createPage({ path: page.path, component: templateFile(__dirname, page.template), context: page.context });
  }
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({ actions, plugins, stage }) => {
  const analytics = Object.entries(analyticsSettings(env));
  const define = {
    __ANALYTICS__: Object.fromEntries(analytics.map(([name, value]) => [name, JSON.stringify(value)])),
    __INLINE_SCRIPTS__: JSON.stringify(await buildInlineScripts(__dirname)),
    __SITE_URL__: JSON.stringify(env.SITE_URL),
    __SERVICE_WORKER__: JSON.stringify(env.SERVICE_WORKER),
  };
  const libraries = join(__dirname, "src", "i18n", "plugin-libraries.ts");
  // Of its own libraries one words an error of development, and one serves redirects that are off; 0.8 kB gz in every page.
  const unused = stage === "build-javascript" ? { outdent$: false, "browser-lang$": false } : {};
  const i18nPlugin = {
    include: /[\\/]gatsby-plugin-react-i18next[\\/]dist[\\/]/,
    resolve: { alias: { i18next$: libraries, "react-i18next$": libraries, ...unused } },
  };
  actions.setWebpackConfig({
    // Releases leave source maps out, and they take a third of the bundling. The renderer keeps its own, for errors.
    ...(stage === "build-javascript" && { devtool: false }),
    resolve: { alias: { "site-layout$": join(__dirname, "src", "app", "wrap-page.tsx") } },
    module: { rules: [i18nPlugin] },
    plugins: [plugins.define(define)],
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, cache }) => {
  const folder = join(__dirname, "public");
  const texts = await readLocaleTexts(graphql);
  const entries = await readEntries({ graphql, cache, messagesOf: (code) => localeTexts(texts, code) }, knownEntries);
  const files = { site, siteUrl: env.SITE_URL, folder, locales: texts, entries };
  await writeSiteFiles({ ...files, indexNowKey: env.INDEXNOW_KEY });
  const manifests = Object.entries(await webManifests(graphql));
  await Promise.all(manifests.map(([name, text]) => writeFile(join(folder, name), text)));
  await writeIcons(graphql, folder);
  await writeSearch({ folder, locales: join(__dirname, "locales"), site, entries, graphql });
  const models = previewModels(site.pages);
  await writeHeaderFiles({ folder, siteUrl: env.SITE_URL, pages: allPages(), models, service: serviceHosts(env) });
  await cardFiles(__dirname).finish();
};
