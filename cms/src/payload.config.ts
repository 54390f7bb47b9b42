import path from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "@future-native/contract/locales";
import { buildConfig } from "payload";
import sharp from "sharp";
import { isAdmin } from "payload-kit/access";
import { accounts } from "./plugins/accounts";
import { backup } from "./plugins/backup";
import { desk } from "./plugins/desk";
import { editing } from "./plugins/editing";
import { monitoring } from "./plugins/monitoring";
import { preview } from "./plugins/preview";
import { publishGate } from "./plugins/publish-gate";
import { releases } from "./plugins/releases";
import { sets } from "./plugins/sets";
import { translations } from "./plugins/translations";
import { bulkErrors } from "./lists/plugin";
import { versions } from "./versions/plugin";
import { BUTTON_NAMES } from "./admin/component-paths";
import { BlogExternals, BlogPosts } from "./collections/blog";
import { Cases } from "./collections/cases";
import { JobCities, Jobs } from "./collections/jobs";
import { createMedia } from "./collections/media";
import { News } from "./collections/news";
import { Offices } from "./collections/offices";
import { Gallery, Team } from "./collections/people";
import { createRecordings } from "./collections/recordings";
import { BlogTags, CaseCategories, TeamCategories } from "./collections/taxonomy";
import { Awards, Clients, Services } from "./collections/work";
import { databaseAdapter } from "./database/adapter";
import { createEnquiries, INBOX } from "./enquiries/collection";
import { emailAdapter } from "./enquiries/email-adapter";
import { ADMIN_ROUTE, findRepositoryRoot, readEnv } from "./env";
import { openFileStore } from "./files/file-store";
import { CareerPage } from "./globals/career";
import { AboutPage, BlogPage, CasesPage, ContactsPage, HomePage, PrivacyPage } from "./globals/screens";
import { Settings } from "./globals/settings";
import { mapClientError } from "./hooks/map-client-error";
import { limitLists } from "./hooks/limit-lists";
import { richTextEditor } from "./rich-text/editor";
import { i18n } from "./i18n";
import { filterAvailableLocales } from "./languages-in-use";
import { translateValidationErrors } from "./hooks/translate-validation-errors";
import { loggerSettings } from "./logger";
import { plainTypes } from "./plain-types";
import { previewEndpoints } from "./preview/endpoint";
import { markedEndpoints } from "./preview/marked-endpoint";
import { sharingEndpoint } from "./sharing/endpoint";
import { createSweeper } from "./database/lock";

const PRODUCT = "Future Native";
const env = readEnv();
const source = path.join(/* turbopackIgnore: true */ findRepositoryRoot(), "cms", "src");

export default buildConfig({
  secret: env.secret,
  db: databaseAdapter(env.databaseUrl, source),
  sharp,
  editor: richTextEditor,
  email: emailAdapter(env),
  logger: loggerSettings(env),
  telemetry: false,
  routes: { admin: ADMIN_ROUTE, api: "/cms-api" },
  graphQL: { disable: true },
  cookiePrefix: "future-native",
  i18n,
  // Its own pages, at its address and on this machine: only they may use the cookie of who is signed in.
  serverURL: env.cmsUrl,
  csrf: [env.localUrl, env.localUrl.replace("//localhost", "//127.0.0.1")],
  hooks: { afterError: [translateValidationErrors, mapClientError] },
  // Refusals, ours and Payload's, are a line each: nothing has failed.
  loggingLevels: { APIError: "info", AuthenticationError: "info", QueryError: "info" },
  localization: {
    // `fallbackLocale: code` disables fallback; without it a request without a locale reads empty texts and its save erases them.
    locales: LOCALES.map(({ code, name }) => ({ code, label: name, fallbackLocale: code })),
    defaultLocale: DEFAULT_LOCALE,
    filterAvailableLocales,
  },
  admin: {
    // Payload's is "November 27th 2026, 7:03 PM" in every language, word for word.
    dateFormat: "d MMM yyyy, HH:mm",
    // The default asks gravatar.com.
    avatar: "default",
    meta: {
      titleSuffix: ` · ${PRODUCT}`,
      // Payload's defaults are its own picture and description.
      defaultOGImageType: "off",
      openGraph: { siteName: PRODUCT, title: PRODUCT, description: "Content and releases of the site" },
      icons: [{ rel: "icon", type: "image/svg+xml", url: "/favicon.svg" }],
    },
    importMap: { baseDir: source },
    dashboard: { widgets: [INBOX] },
    components: {
      providers: [BUTTON_NAMES, "/admin/site-colors#SiteColors"],
      beforeDashboard: ["/first-run/start#Start", "/monitoring/admin/not-set-up#NotSetUp"],
      graphics: { Logo: "/admin/graphics#Logo", Icon: "/admin/graphics#Icon" },
    },
  },
  endpoints: [...previewEndpoints, ...markedEndpoints, sharingEndpoint],
  // In the order of the navigation; offices bring the group of the screens before that of the pictures.
  collections: [
    Cases,
    CaseCategories,
    Services,
    Awards,
    Clients,
    News,
    BlogPosts,
    BlogTags,
    BlogExternals,
    Jobs,
    JobCities,
    Team,
    TeamCategories,
    Gallery,
    Offices,
    createMedia(env.mediaDir, env.filesBucket),
    createRecordings(env.mediaDir, env.filesBucket),
    createEnquiries(openFileStore(env.enquiryFilesDir, env.filesBucket)),
  ],
  globals: [Settings, HomePage, AboutPage, CasesPage, CareerPage, ContactsPage, BlogPage, PrivacyPage],
  // In the order in which their hooks run.
  plugins: [
    editing,
    preview,
    sets(env),
    versions,
    publishGate(env),
    bulkErrors,
    releases(env),
    translations(env),
    accounts(env),
    desk,
    backup(env),
    monitoring(env),
    limitLists,
  ],
  // Scheduled publications run within their minute; each check costs one indexed query.
  jobs: {
    autoRun: [{ cron: "*/5 * * * * *", limit: 100 }],
    access: { run: ({ req }) => isAdmin(req.user) },
    shouldAutoRun: createSweeper(env.databaseUrl),
    deleteJobOnComplete: true,
  },
  typescript: {
    outputFile: path.join(/* turbopackIgnore: true */ source, "payload-types.ts"),
    postProcess: [plainTypes],
  },
});
