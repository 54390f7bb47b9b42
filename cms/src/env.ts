import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { BUCKET_SETTINGS, refuseHalfBucket } from "./settings/bucket";
import { MACHINE_SETTINGS, machineOf, refuseHalfMachine } from "./settings/machine-translation";
import { SHORTEST_PASSWORD } from "payload-accounts/shortest-password";

/** Path of the admin. */
export const ADMIN_ROUTE = "/admin";

/**
 * The root of the workspaces, looked for from the working directory upwards: bundled code does not know where its
 * source lay.
 * @throws Error when no folder above holds a package.json with workspaces
 */
export function findRepositoryRoot(from: string = process.cwd()): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const file = path.join(/* turbopackIgnore: true */ folder, "package.json");
    if (existsSync(file) && readFileSync(file, "utf8").includes('"workspaces"')) return folder;
    if (folder === path.dirname(folder)) {
      throw new Error(`No package.json with workspaces above ${from}. Start the CMS from inside the repository.`);
    }
  }
}

const flag = z
  .enum(["true", "false"], { error: "must be true or false" })
  .default("false")
  .transform((value) => value === "true");

const wholeNumber = (smallest: number, largest: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${smallest} to ${largest}` })
    .int(`must be a whole number from ${smallest} to ${largest}`)
    .min(smallest, `must be at least ${smallest}`)
    .max(largest, `must be at most ${largest}`);

const timeOfDay = z.string().regex(/^(?:off|(?:[01]\d|2[0-3]):[0-5]\d)$/, "must be a time of day like 04:00, or off");

const webAddress = (like: string) => z.url({ protocol: /^https?$/, error: `must be an address like ${like}` });

const databaseUrl = z
  .string()
  .regex(/^(?:file:.+|postgres(?:ql)?:\/\/.+)$/, "must be file:<path> for SQLite or postgres://… for PostgreSQL");

const origins = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url({ protocol: /^https?$/, error: "must be addresses like https://example.com, with commas" })))
  .transform((list) => list.map((origin) => new URL(origin).origin));

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Programs read lines of JSON, people at a terminal read words. */
const defaultLogFormat = () => (process.stdout.isTTY ? "pretty" : "json");

/** Addresses that mean 'any of this machine': such a server is reached as localhost. */
const REACHED_AS_LOCALHOST = ["0.0.0.0", "::", "127.0.0.1", "::1", "localhost"];

/** Address under which this machine reaches a server that listens on one of its addresses, without a trailing slash. */
export function localUrl(host: string, port: number): string {
  const name = REACHED_AS_LOCALHOST.includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function schema(root: string, signs: boolean) {
  const secret = z
    .string({ error: "is missing: npm start makes one; or set 32 random characters (openssl rand -hex 32)" })
    .min(32, "is shorter than 32 characters: set a longer one (openssl rand -hex 32)");
  return z
    .object({
      DATABASE_URL: databaseUrl.optional(),
      DATA_DIR: z.string().min(1).default("data"),
      PAYLOAD_SECRET: signs ? secret : secret.default("-".repeat(32)),
      SITE_URL: webAddress("https://example.com").optional(),
      CMS_URL: webAddress("https://cms.example.com").optional(),
      PORT: wholeNumber(1, 65_535).default(3000),
      HOST: z
        .string()
        .regex(/^[\w.:-]+$/, "must be an address of this machine: 127.0.0.1 for itself only, 0.0.0.0 for all networks")
        .default("127.0.0.1"),
      TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
      CONNECTIONS_PER_NETWORK: wholeNumber(10, 100_000).default(256),
      SHUTDOWN_SECONDS: wholeNumber(1, 3600).default(30),
      ADMIN_EMAIL: z.email({ error: "must be an e-mail address" }).optional(),
      ADMIN_PASSWORD: z
        .string()
        .min(SHORTEST_PASSWORD, `must have at least ${SHORTEST_PASSWORD} characters`)
        .optional(),
      SECOND_FACTOR: z.enum(["optional", "required"], { error: "must be optional or required" }).default("optional"),
      AUDIT_LOG_DAYS: wholeNumber(1, 36_500).default(365),
      DEMO_CONTENT: flag,
      API_CACHE: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
      PUBLISHER: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
      RELEASES_DIR: z.string().min(1).default("releases"),
      RELEASES_KEPT: wholeNumber(1, 1000).default(5),
      TABS_KEPT_DAYS: wholeNumber(0, 365).default(7),
      RESIDENT_BUILDER: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
      RESIDENT_BUILDER_MEMORY: z.coerce.number({ error: "must be a number of megabytes" }).int().min(1).default(3000),
      BUILD_STALL_SECONDS: wholeNumber(1, 86_400).default(300),
      NIGHTLY_BUILD: timeOfDay.default("04:00"),
      BACKUPS_KEPT: wholeNumber(1, 1000).default(7),
      BACKUP_PASSPHRASE: z.string().min(12, "must have at least 12 characters").optional(),
      NIGHTLY_BACKUP: timeOfDay.default("03:00"),
      DEPLOY_HOOK_URL: webAddress("https://api.example.com/hook").optional(),
      DEVELOPED_SITE: webAddress("http://localhost:8000").optional(),
      DEPLOY_HOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
      INDEXNOW_KEY: z
        .string()
        .regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 Latin letters, digits and hyphens")
        .optional(),
      INDEXNOW_URL: webAddress("https://api.indexnow.org/indexnow").default("https://api.indexnow.org/indexnow"),
      SMTP_URL: z
        .url({ protocol: /^smtps?$/, error: "must be an address like smtps://user:password@host:465" })
        .optional(),
      MAIL_FROM: z.email({ error: "must be an e-mail address" }).optional(),
      ENQUIRY_ORIGINS: origins,
      ENQUIRY_RETENTION_DAYS: z.coerce.number({ error: "must be a number of days" }).int().min(1).default(365),
      ENQUIRIES_PER_HOUR: z.coerce.number({ error: "must be a number" }).int().min(1).default(30),
      RATE_LIMIT_STORE: z.enum(["memory", "database"], { error: "must be memory or database" }).default("memory"),
      LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("info"),
      LOG_FORMAT: z.enum(["json", "pretty"], { error: "must be json or pretty" }).optional(),
      METRICS_PORT: wholeNumber(1, 65_535).optional(),
      METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
      ...BUCKET_SETTINGS,
      ...MACHINE_SETTINGS,
      ALERT_EMAIL: z.email({ error: "must be an e-mail address" }).optional(),
      ALERT_WEBHOOK_URL: webAddress("https://hooks.example.com/1").optional(),
      NOTICE_WEBHOOK_URL: webAddress("https://hooks.example.com/2").optional(),
    })
    .refine(({ RATE_LIMIT_STORE: store, DATABASE_URL: url }) => store === "memory" || url?.startsWith("postgres"), {
      path: ["RATE_LIMIT_STORE"],
      error: "is database, which needs PostgreSQL: set DATABASE_URL to one, or leave it out",
    })
    .superRefine(refuseHalfMachine)
    .superRefine(refuseHalfBucket)
    .transform((values) => {
      const siteUrl = (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
      return { ...values, siteUrl, cmsUrl: values.CMS_URL?.replace(/\/+$/, "") ?? siteUrl };
    })
    .transform((values) => ({
      databaseUrl: absoluteDatabaseUrl(
        values.DATABASE_URL ?? `file:${path.join(/* turbopackIgnore: true */ values.DATA_DIR, "cms.sqlite")}`,
        root,
      ),
      dataDir: path.resolve(/* turbopackIgnore: true */ root, values.DATA_DIR),
      mediaDir: path.resolve(/* turbopackIgnore: true */ root, values.DATA_DIR, "media"),
      secret: values.PAYLOAD_SECRET,
      filesBucket: values.MEDIA_S3_BUCKET,
      developedSite: values.DEVELOPED_SITE,
      enquiryFilesDir: path.resolve(/* turbopackIgnore: true */ root, values.DATA_DIR, "enquiries"),
      siteUrl: values.siteUrl,
      cmsUrl: values.cmsUrl,
      adminUrl: values.cmsUrl + ADMIN_ROUTE,
      port: values.PORT,
      host: values.HOST,
      localUrl: localUrl(values.HOST, values.PORT),
      trustedProxies: values.TRUSTED_PROXIES,
      connectionsPerNetwork: values.CONNECTIONS_PER_NETWORK,
      shutdownSeconds: values.SHUTDOWN_SECONDS,
      admin:
        values.ADMIN_EMAIL && values.ADMIN_PASSWORD
          ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
          : null,
      machine: machineOf(values),
      secondFactor: values.SECOND_FACTOR,
      auditLogDays: values.AUDIT_LOG_DAYS,
      demoContent: values.DEMO_CONTENT,
      apiCache: values.API_CACHE === "on",
      mail: values.SMTP_URL
        ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? `no-reply@${new URL(values.siteUrl).hostname}` }
        : null,
      releases: {
        isOn: values.PUBLISHER === "on",
        folder: path.resolve(/* turbopackIgnore: true */ root, values.RELEASES_DIR),
        keep: values.RELEASES_KEPT,
        tabsKeptDays: values.TABS_KEPT_DAYS,
        resident: values.RESIDENT_BUILDER === "on" ? { memory: values.RESIDENT_BUILDER_MEMORY * 1e6 } : null,
        longestSilence: values.BUILD_STALL_SECONDS * 1000,
        nightly: values.NIGHTLY_BUILD === "off" ? null : values.NIGHTLY_BUILD,
        target: values.RELEASE_TARGET,
        indexNow: values.INDEXNOW_KEY
          ? { endpoint: values.INDEXNOW_URL, key: values.INDEXNOW_KEY, siteUrl: values.siteUrl }
          : null,
        deployHook: values.DEPLOY_HOOK_URL ? { url: values.DEPLOY_HOOK_URL, secret: values.DEPLOY_HOOK_SECRET } : null,
      },
      backups: {
        target: values.BACKUP_TARGET?.startsWith("s3://")
          ? values.BACKUP_TARGET
          : path.resolve(
              /* turbopackIgnore: true */ root,
              values.BACKUP_TARGET ?? path.join(/* turbopackIgnore: true */ values.DATA_DIR, "backups"),
            ),
        keep: values.BACKUPS_KEPT,
        passphrase: values.BACKUP_PASSPHRASE,
        nightly: values.NIGHTLY_BACKUP === "off" ? null : values.NIGHTLY_BACKUP,
      },
      enquiries: {
        allowedOrigins: values.ENQUIRY_ORIGINS,
        retentionDays: values.ENQUIRY_RETENTION_DAYS,
        perHour: values.ENQUIRIES_PER_HOUR,
        // The table has had this name since it counted enquiries alone.
        rateLimitStore: values.RATE_LIMIT_STORE === "memory" ? ("memory" as const) : { table: "enquiry_rates" },
      },
      log: { level: values.LOG_LEVEL, isPretty: (values.LOG_FORMAT ?? defaultLogFormat()) === "pretty" },
      metrics: { port: values.METRICS_PORT, token: values.METRICS_TOKEN },
      alerts: { email: values.ALERT_EMAIL ?? values.ADMIN_EMAIL, webhook: values.ALERT_WEBHOOK_URL },
      notices: { webhook: values.NOTICE_WEBHOOK_URL },
    }));
}

/** Settings of the CMS and its server, read and checked. Paths are absolute; `localUrl` is where this machine reaches it. */
export type CmsEnv = z.infer<ReturnType<typeof schema>>;

function absoluteDatabaseUrl(url: string, root: string): string {
  if (!url.startsWith("file:")) return url;
  return `file:${path.resolve(/* turbopackIgnore: true */ root, url.slice("file:".length).replace(/^\/\/(?=\/)/, ""))}`;
}

type Variables = Readonly<Record<string, string | undefined>>;

let ofProcess: CmsEnv | undefined;

/**
 * Reads the settings of the CMS and its server from environment variables. Those of this process are read once: nothing changes
 * them while it runs.
 * @param source the variables, by default those of this process; an empty one counts as unset
 * @param options.signs whether a secret is needed: a build signs nothing, and commands read settings before there is one
 * @throws Error that lists every bad setting and its fix
 */
export function readEnv(source?: Variables, options?: { signs?: boolean }): CmsEnv {
  return source ? parseEnv(source, options) : (ofProcess ??= parseEnv(process.env));
}

function parseEnv(source: Variables, { signs = source.NEXT_PHASE !== "phase-production-build" } = {}): CmsEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema(findRepositoryRoot(), signs).safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
  throw new Error(`Settings of the CMS are wrong (see .env.example):\n${lines.join("\n")}`);
}
