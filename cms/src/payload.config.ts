import path from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "@future-native/contract/locales";
import { buildConfig } from "payload";
import sharp from "sharp";
import { createUsers } from "./accounts/collection";
import { RecoveryCodes, SecondFactors } from "./accounts/second-factor/collections";
import { Sessions } from "./accounts/sessions";
import { gateEndpoint } from "./gate/endpoint";
import { isAdmin } from "./access/is-admin";
import { backupEndpoint } from "./backups/endpoint";
import { BUTTON_NAMES, navLink } from "./admin/component-paths";
import { AuditLog } from "./audit/collection";
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
import { conflictEndpoint } from "./conflicts/endpoint";
import { moveScheduledEndpoint } from "./dashboard/move-scheduled";
import { searchEndpoint } from "./dashboard/search/endpoint";
import { databaseAdapter } from "./database";
import { createEnquiries } from "./enquiries/collection";
import { emailAdapter } from "./enquiries/email-adapter";
import { findRepositoryRoot, readEnv } from "./env";
import { openFileStore } from "./files/file-store";
import { Glossary } from "./glossary/collection";
import { CareerPage } from "./globals/career";
import { AboutPage, BlogPage, CasesPage, ContactsPage, HomePage, PrivacyPage } from "./globals/screens";
import { Settings } from "./globals/settings";
import { previewEndpoints } from "./preview/endpoint";
import { markedEndpoints } from "./preview/marked-endpoint";
import { mapClientError } from "./hooks/map-client-error";
import { limitLists } from "./hooks/limit-lists";
import { livePreview } from "./preview/live-preview";
import { richTextEditor } from "./rich-text/editor";
import { bulkEndpoint } from "./lists/bulk/endpoint";
import { i18n } from "./i18n";
import { translateValidationErrors } from "./hooks/translate-validation-errors";
import { loggerSettings } from "./logger";
import { plainTypes } from "./plain-types";
import { ReleaseChanges, Releases } from "./releases/collection";
import { Sets, SetReplies, SetStates } from "./sets/collections";
import { sharingEndpoint } from "./sharing/endpoint";
import { createSweeper } from "./start-up/database-lock";
import { translationsEndpoint } from "./translations/endpoint";
import { machineEndpoint } from "./translations/machine/endpoint";
import { sourceEndpoint } from "./translations/source/endpoint";
import { xliffEndpoints } from "./translations/xliff/endpoints";
import { TranslationFlags } from "./translations/flags";

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
  routes: { admin: "/admin", api: "/cms-api" },
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
    // A text that is missing in a language is missing: each falls back on itself alone. Without any fallback Payload gives a
    // request that names no language none at all, and such a save empties the texts of the default one.
    locales: LOCALES.map(({ code, name }) => ({ code, label: name, fallbackLocale: code })),
    defaultLocale: DEFAULT_LOCALE,
  },
  admin: {
    user: "users",
    // Payload's is "November 27th 2026, 7:03 PM" in every language, word for word.
    dateFormat: "d MMM yyyy, HH:mm",
    // The default asks gravatar.com.
    avatar: "default",
    meta: {
      titleSuffix: ` · ${PRODUCT}`,
      // Payload's would be a picture of its own, and words about Payload.
      defaultOGImageType: "off",
      openGraph: { siteName: PRODUCT, title: PRODUCT, description: "Content and releases of the site" },
      icons: [{ rel: "icon", type: "image/svg+xml", url: "/favicon.svg" }],
    },
    importMap: { baseDir: source },
    livePreview,
    components: {
      providers: [BUTTON_NAMES],
      graphics: { Logo: "/admin/graphics#Logo", Icon: "/admin/graphics#Icon" },
      views: {
        dashboard: { Component: "/dashboard/admin/dashboard#Dashboard" },
        login: { Component: "/accounts/admin/login-view#LoginView" },
        ...(env.mail ? {} : { forgot: { Component: "/accounts/admin/forgot-view#ForgotView" } }),
        translations: { Component: "/translations/admin/translations-view#TranslationsView", path: "/translations" },
        links: { Component: "/gate/admin/links-view#LinksView", path: "/links" },
      },
      afterNavLinks: [
        navLink("/admin/translations", "translations:title"),
        navLink("/admin/links", "gate:links.title"),
      ],
    },
  },
  endpoints: [
    ...previewEndpoints,
    ...markedEndpoints,
    ...xliffEndpoints,
    ...[
      bulkEndpoint,
      conflictEndpoint,
      sourceEndpoint,
      machineEndpoint(env.machine),
      sharingEndpoint,
      gateEndpoint,
      translationsEndpoint,
      backupEndpoint,
      moveScheduledEndpoint,
      searchEndpoint,
    ],
  ],
  collections: [
    createEnquiries(openFileStore(env.enquiryFilesDir, env.filesBucket)),
    Cases,
    CaseCategories,
    Services,
    Awards,
    Clients,
    Team,
    TeamCategories,
    Jobs,
    JobCities,
    Gallery,
    News,
    BlogPosts,
    BlogTags,
    BlogExternals,
    createMedia(env.mediaDir, env.filesBucket),
    createRecordings(env.mediaDir, env.filesBucket),
    Offices,
    Glossary,
    Sets,
    SetStates,
    SetReplies,
    Releases,
    ReleaseChanges,
    TranslationFlags,
    createUsers(env),
    Sessions,
    SecondFactors,
    RecoveryCodes,
    AuditLog,
  ].map(limitLists),
  globals: [Settings, HomePage, AboutPage, CasesPage, CareerPage, ContactsPage, BlogPage, PrivacyPage],
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
