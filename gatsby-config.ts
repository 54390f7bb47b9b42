import { accessSync, constants } from "node:fs";
import { availableParallelism } from "node:os";
import type { GatsbyConfig } from "gatsby";
import { readEnv } from "./env";
import { NOT_OFFLINE, OFFLINE_WORKER } from "./src/app/offline/offline-worker";
import { I18NEXT_OPTIONS } from "./src/i18n/i18next-options";
import { PAGE_LIST } from "./src/site/page-list";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./src/site/pages";
import { PREVIEW_PATH } from "./src/site/pages-without-route";
import { TIMINGS } from "./src/site/timings";
import { OFFSCREEN } from "./src/styles/offscreen";

const env = readEnv(process.env);
// While the site is developed, a call that fails leaves its list empty.
const isDevelopment = process.env.NODE_ENV === "development";

// A path here would end up in the scripts of every visitor; gatsby-node.ts resolves the name.
const LAYOUT = "site-layout";

// Gatsby leaves one processor to the process that does nothing but wait for its workers; this gives it to them.
process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);

/** The types of the queries are for those who work on the code: a service that may not write there builds without them. */
function mayWriteTypes(): boolean {
  try {
    accessSync(`${__dirname}/src`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: env.SITE_URL },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: mayWriteTypes() },
  plugins: [
    {
      resolve: "gatsby-source-custom-api",
      options: { apiUrl: env.API_URL, token: env.API_TOKEN, strict: !isDevelopment },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "locale", path: `${__dirname}/locales` } },
    // Before the next one, so that it is within the provider of that.
    { resolve: "gatsby-plugin-layout", options: { component: LAYOUT } },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        languages: LANGUAGES,
        defaultLanguage: DEFAULT_LANGUAGE,
        localeJsonSourceName: "locale",
        siteUrl: env.SITE_URL,
        trailingSlash: "never",
        // Only a first visit to the home page is ever redirected, by src/i18n/startup.ts.
        redirect: false,
        verbose: false,
        i18nextOptions: I18NEXT_OPTIONS,
      },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: env.PICTURE_FORMATS,
          placeholder: "blurred",
          // It is part of the HTML and in the data of every page that shows the picture.
          blurredOptions: { width: 10 },
          quality: 72,
          // As good to the eye as the others at 72.
          avifOptions: { quality: 50 },
        },
        failOn: "truncated",
      },
    },
    "gatsby-plugin-avif-effort",
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-chunk-styles", options: { layers: `${__dirname}/src/styles/layers.css` } },
    "gatsby-plugin-content-hash",
    { resolve: "gatsby-plugin-redirects-export", options: { file: `${__dirname}/${PAGE_LIST}` } },
    {
      resolve: "gatsby-plugin-deferred-scripts",
      options: {
        // A form is sent without a script too.
        needsScript: "button:not([type=submit])",
        offscreen: OFFSCREEN,
        idleTimeoutMs: TIMINGS.firstView.idleTimeoutMs,
        retriesMs: TIMINGS.firstView.scriptRetriesMs,
      },
    },
    {
      resolve: "gatsby-plugin-live-preview",
      options: { path: PREVIEW_PATH, addresses: `${__dirname}/src/site/routes.ts` },
    },
    {
      resolve: "gatsby-plugin-offline-pages",
      options: {
        path: OFFLINE_WORKER,
        mode: env.SERVICE_WORKER,
        ignore: NOT_OFFLINE,
        words: `${__dirname}/src/app/offline/words.ts`,
        styles: ["styles/tokens.css", "app/offline/missing-page.css"].map((file) => `${__dirname}/src/${file}`),
      },
    },
  ],
};

export default config;
