import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { CreatePagesArgs, CreateWebpackConfigArgs as WebpackArgs, GatsbyNode } from "gatsby";
import { BLOG_LOCALE, type LocaleCode } from "@future-native/contract/locales";
import { readEnv } from "./env";
import { buildFrame } from "./preview/build-frame";
import { contentHashPlugin } from "./src/content-hash-plugin";
import { kitchenSinkPage, notFoundFile, pagesFor, previewPage, type Page, type PageEntries } from "./src/page-map";
import { analyticsSettings } from "./src/runtime/analytics/services";
import { BROWSER_STAND_INS, BUILD_STAND_INS, STAND_INS, type StandIn } from "./src/runtime/stand-ins";
import { redirectFiles } from "./src/redirect-files";
import { redirectsFor, type Redirect } from "./src/redirects";
import { feed } from "./src/seo/feed";
import { robots } from "./src/seo/robots";
import { sitemap } from "./src/seo/sitemap";
import { shortenClassNames } from "./src/short-class-names";
import { SECTIONS_SHEET } from "./src/styles/sections-sheet";

type Graphql = CreatePagesArgs["graphql"];

// Sorted, so that files made of them are the same however the entries have come.
const ENTRIES = `
  query Entries {
    cases: allCase(sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { entryId locale alias updatedAt formerAliases }
    }
    vacancies: allVacancy(sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { entryId locale alias: entryId updatedAt closed }
    }
    posts: allBlogPost(sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { entryId locale alias updatedAt formerAliases }
    }
    screens: allSiteSettings { nodes { locale updatedAt redirects { from to } } }
  }
`;

const BLOG_FEED = `
  query BlogFeed($locale: String!) {
    posts: allBlogPost(sort: [{ publishedAt: DESC }, { entryId: ASC }]) { nodes { alias title lead publishedAt } }
    settings: siteSettings(locale: { eq: $locale }) {
      productName
      description
      pages { blog { title lead } }
    }
  }
`;

interface FeedData {
  posts: { nodes: Parameters<typeof feed>[0] };
  settings: {
    productName: string;
    description: string;
    pages: { blog: { title: string; lead: string | null } };
  };
}

interface Renamed {
  formerAliases: readonly string[];
}

interface EntryNodes {
  cases: { nodes: readonly (PageEntries["cases"][number] & Renamed)[] };
  vacancies: { nodes: PageEntries["vacancies"] };
  posts: { nodes: readonly (PageEntries["posts"][number] & Renamed)[] };
  screens: { nodes: readonly { locale: LocaleCode; updatedAt: string; redirects: readonly Redirect[] }[] };
}

/** @throws Error with what GraphQL has against the query */
async function ask<Data>(graphql: Graphql, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await graphql<Data>(query, variables);
  if (data && !errors) return data;
  throw new Error(`A query of gatsby-node.ts failed; compare it with the plugin's schema. ${String(errors)}`);
}

interface Site {
  pages: readonly Page[];
  redirects: readonly Redirect[];
}

/** As createPages has read it: what comes later in the same build sees the same content. */
let site: Site = { pages: [], redirects: [] };

/** Asks once: where there are thousands of entries, to go through them takes as long as to build a page. */
async function readSite(graphql: Graphql): Promise<Site> {
  const { cases, vacancies, posts, screens } = await ask<EntryNodes>(graphql, ENTRIES);
  const updatedAt = (locale: LocaleCode) => {
    const found = screens.nodes.find((node) => node.locale === locale);
    // While the site is developed it may be without the settings of a locale: its pages say so.
    if (!found && process.env.NODE_ENV === "development") return new Date(0).toISOString();
    if (!found) throw new Error(`There are no site settings in "${locale}". See that /api/site/${locale} answers.`);
    return found.updatedAt;
  };
  const pages = pagesFor({
    cases: cases.nodes,
    vacancies: vacancies.nodes,
    posts: posts.nodes,
    screens: { en: updatedAt("en"), ru: updatedAt("ru"), br: updatedAt("br") },
  });
  const former = [
    ...cases.nodes.map((node) => ({ route: "cases-alias" as const, ...node })),
    ...posts.nodes.map((node) => ({ route: "blog-alias" as const, ...node })),
  ];
  // The same in every language.
  return { pages, redirects: redirectsFor(pages, former, screens.nodes[0]?.redirects ?? []) };
}

/** @returns the file of each template in use, by its name */
function templatesOf(pages: readonly Page[]): ReadonlyMap<string, string> {
  const names = [...new Set(pages.map(({ template }) => template))];
  const files = names.map((name) => [name, join(__dirname, "src", "templates", `${name}.tsx`)] as const);
  const missing = files.find(([, file]) => !existsSync(file));
  if (missing) throw new Error(`There is no template "${missing[0]}". Make ${missing[1]}, or change src/routes.ts.`);
  return new Map(files);
}

/**
 * The publisher's note that it may trust Gatsby's cache goes whenever Gatsby begins: `gatsby develop` leaves another one
 * than a build. After a build of its own the publisher writes it anew.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  const { program } = store.getState() as { program: { directory: string } };
  return rm(join(program.directory, ".cache", "trust.json"), { force: true });
};

/** What a page is called and the locale that it is in can be asked for (L2): to GraphQL its context is one opaque value. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(`
    type SitePage implements Node {
      """Route and locale, for instance \`cases-alias___ru\`; none for pages that are no route"""
      name: String @proxy(from: "context.name")
      """Code of the locale"""
      locale: String @proxy(from: "context.locale")
    }
  `);
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  // What it refuses, it refuses before anything is rendered.
  site = await readSite(graphql);
  const { pages } = site;
  const isDevelopment = process.env.NODE_ENV === "development";
  const isSinkShown = isDevelopment || readEnv(process.env).KITCHEN_SINK;
  const aside = [
    ...(isSinkShown ? [kitchenSinkPage(pages)] : []),
    ...(isDevelopment ? [] : [previewPage(pages), notFoundFile(pages)]),
  ];
  const all = [...pages, ...aside];
  const files = templatesOf(all);
  for (const { path, template, context } of all) {
    actions.createPage({ path, component: files.get(template) ?? "", context });
  }
};

function standInsOf(stage: WebpackArgs["stage"]): readonly StandIn[] {
  if (stage === "develop") return [...STAND_INS, ...BROWSER_STAND_INS];
  return stage === "build-javascript" ? [...STAND_INS, ...BROWSER_STAND_INS, ...BUILD_STAND_INS] : STAND_INS;
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, plugins, stage }) => {
  const replacements = standInsOf(stage).map(({ request, file }) =>
    plugins.normalModuleReplacement(request, join(__dirname, "src", "runtime", file)),
  );
  const analytics = Object.entries(analyticsSettings(readEnv(process.env)));
  const define = { __ANALYTICS__: Object.fromEntries(analytics.map(([name, value]) => [name, JSON.stringify(value)])) };
  const libraries = join(__dirname, "src", "i18n", "plugin-libraries.ts");
  const i18nPlugin = {
    include: /[\\/]gatsby-plugin-react-i18next[\\/]dist[\\/]/,
    resolve: { alias: { i18next$: libraries, "react-i18next$": libraries } },
  };
  actions.setWebpackConfig({ module: { rules: [i18nPlugin] }, plugins: [...replacements, plugins.define(define)] });
  const config = getConfig();
  // While the site is developed a class tells where it comes from.
  if (stage.startsWith("build")) shortenClassNames(config.module.rules);
  if (stage === "build-javascript") configureScripts(config, plugins);
  actions.replaceWebpackConfig(config);
};

/** Which modules webpack puts together. */
interface CacheGroup {
  test: (module: { type: string; nameForCondition: () => string | null }) => boolean;
  name: string;
  priority: number;
  enforce: boolean;
}

/** What is changed in webpack's configuration as Gatsby has made it. */
interface BrowserConfig {
  entry: Record<string, string>;
  optimization: { minimizer: unknown[]; splitChunks: { cacheGroups: Record<string, CacheGroup> } };
  plugins: { apply: unknown; options?: { ignoreOrder?: boolean } }[];
}

/** What visitors get. @param config changed in place */
function configureScripts(config: BrowserConfig, plugins: WebpackArgs["plugins"]): void {
  config.entry.app = join(__dirname, "src", "runtime", "first-load", "start");
  // Gatsby's defaults reorder longhands before the shorthands that reset them, and of two equal rules leave the last: of
  // the order of the layers, the first counts.
  const preset = { cssDeclarationSorter: false, mergeLonghand: false, convertValues: false, discardDuplicates: false };
  const minifyCss = plugins.minifyCss({ minimizerOptions: { preset: ["default", preset] } });
  // Functions that are used once are shorter inlined, but then zip worse: half a kilobyte of React alone.
  const minifyJs = plugins.minifyJs({ terserOptions: { compress: { ecma: 2020, reduce_funcs: false } } });
  config.optimization.minimizer = [minifyJs, minifyCss];
  splitStyles(config.optimization.splitChunks.cacheGroups);
  // Cascade layers decide which rule wins, so the order of the chunks has nothing to say and nothing to warn of.
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options = { ...plugin.options, ignoreOrder: true };
  }
  // The rules of a component that is fetched later may come first; the order of the layers has to come before them.
  const layers = readFileSync(join(__dirname, "src", "styles", "layers.css"), "utf8");
  config.plugins.push(plugins.banner({ banner: layers, raw: true, test: /\.css$/ }), contentHashPlugin);
}

/** Sections and templates have a style sheet of their own, of which a page gets what it needs (page-styles.tsx). */
function splitStyles(groups: Record<string, CacheGroup>): void {
  const src = join(__dirname, "src");
  const parts = [join(src, "sections", sep), join(src, "templates", sep), join(src, "styles", "sections.css")];
  groups[SECTIONS_SHEET] = {
    test: (module) =>
      module.type === "css/mini-extract" && parts.some((part) => module.nameForCondition()?.startsWith(part)),
    name: SECTIONS_SHEET,
    // Before Gatsby's own group, of all style sheets.
    priority: 50,
    enforce: true,
  };
}

/** A process that builds again and again has the code that it began with: one frame will do. */
let frame: Promise<void> | undefined;

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  const { SITE_URL: siteUrl } = readEnv(process.env);
  const { posts, settings } = await ask<FeedData>(graphql, BLOG_FEED, { locale: BLOG_LOCALE });
  const { title, lead } = settings.pages.blog;
  const channel = { title: `${title} — ${settings.productName}`, description: lead ?? settings.description, siteUrl };
  const { pages, redirects } = site;
  const noted = pages.map(({ path, context: { route, locale, entryId } }) => ({ path, route, locale, entryId }));
  const files = {
    "public/sitemap.xml": sitemap(pages, siteUrl),
    "public/rss.xml": feed(posts.nodes, channel),
    "public/robots.txt": robots(siteUrl),
    ...Object.fromEntries(Object.entries(redirectFiles(redirects)).map(([name, text]) => [`public/${name}`, text])),
    // For those who make a release of it: what must be there, and where an entry has its page.
    ".cache/pages.json": JSON.stringify({ pages: noted, redirects }),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(__dirname, name), text)));
  frame ??= buildFrame(__dirname, join(__dirname, "public", "preview", "frame.js"));
  await frame;
};
