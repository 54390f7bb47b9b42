import path from "node:path";
import { findRepositoryRoot, readEnv } from "../src/env";

const root = findRepositoryRoot(__dirname);
const secret = "x".repeat(32);

test("defaults are a SQLite file and a folder in the repository", () => {
  expect(readEnv({ PAYLOAD_SECRET: secret })).toMatchObject({
    databaseUrl: `file:${path.join(root, "data/cms.sqlite")}`,
    dataDir: path.join(root, "data"),
    mediaDir: path.join(root, "data/media"),
    siteUrl: "http://localhost:3000",
    cmsUrl: "http://localhost:3000",
    // By default the server is not reachable from other machines.
    host: "127.0.0.1",
    localUrl: "http://localhost:3000",
    trustedProxies: 0,
    shutdownSeconds: 30,
    admin: null,
    demoContent: false,
    apiCache: true,
  });
});

test("what is given is taken, and an empty value counts as not given", () => {
  const env = readEnv({
    PAYLOAD_SECRET: secret,
    DATABASE_URL: "postgres://user@host/name",
    SITE_URL: "https://example.com/",
    CMS_URL: "https://cms.example.com/",
    PORT: "4000",
    DATA_DIR: "",
    ADMIN_EMAIL: "a@example.com",
    ADMIN_PASSWORD: "long enough now",
    DEMO_CONTENT: "true",
  });
  expect(env).toMatchObject({
    databaseUrl: "postgres://user@host/name",
    siteUrl: "https://example.com",
    cmsUrl: "https://cms.example.com",
    adminUrl: "https://cms.example.com/admin",
    port: 4000,
    dataDir: path.join(root, "data"),
    admin: { email: "a@example.com", password: "long enough now" },
    demoContent: true,
  });
});

test("every bad setting is listed with what to do", () => {
  const read = () => readEnv({ DATABASE_URL: "mysql://x", DEMO_CONTENT: "yes", PORT: "http", ADMIN_EMAIL: "nobody" });
  expect(read).toThrow(/^Settings of the CMS are wrong \(see \.env\.example\):\n/);
  for (const line of [
    "DATABASE_URL must be file:<path> for SQLite or postgres://… for PostgreSQL",
    "PAYLOAD_SECRET is missing: npm start makes one; or set 32 random characters (openssl rand -hex 32)",
    "DEMO_CONTENT must be true or false",
    "PORT must be a whole number from 1 to 65535",
    "ADMIN_EMAIL must be an e-mail address",
  ]) {
    expect(read).toThrow(line);
  }
});

test("releases lie in the repository, five are kept, and no host is called", () => {
  expect(readEnv({ PAYLOAD_SECRET: secret }).releases).toEqual({
    isOn: true,
    folder: path.join(root, "releases"),
    keep: 5,
    tabsKeptDays: 7,
    longestSilence: 300_000,
    resident: { memory: 3_000_000_000 },
    nightly: "04:00",
    indexNow: null,
    deployHook: null,
  });
  const given = {
    PUBLISHER: "off",
    RELEASES_KEPT: "2",
    NIGHTLY_BUILD: "off",
    DEPLOY_HOOK_URL: "https://host.example/hook",
  };
  expect(readEnv({ PAYLOAD_SECRET: secret, ...given }).releases).toMatchObject({
    isOn: false,
    keep: 2,
    nightly: null,
    deployHook: { url: "https://host.example/hook", secret: undefined },
  });
});

test("a number of proxies that is none would void the limit of enquiries, and is refused", () => {
  for (const TRUSTED_PROXIES of ["x", "-1", "1.5", "11"]) {
    expect(() => readEnv({ PAYLOAD_SECRET: secret, TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES must be /);
  }
  expect(readEnv({ PAYLOAD_SECRET: secret, TRUSTED_PROXIES: "2" }).trustedProxies).toBe(2);
});

test.each([
  ["0.0.0.0", "http://localhost:4000"],
  ["::", "http://localhost:4000"],
  ["10.0.0.7", "http://10.0.0.7:4000"],
  ["fd00::7", "http://[fd00::7]:4000"],
])("a server that listens on %s reads its own content from %s", (HOST, localUrl) => {
  expect(readEnv({ PAYLOAD_SECRET: secret, HOST, PORT: "4000" })).toMatchObject({ host: HOST, localUrl });
});

test("the build needs no secret", () => {
  expect(readEnv({ NEXT_PHASE: "phase-production-build" }).secret).toHaveLength(32);
});

test("the database lies in the data folder", () => {
  const env = readEnv({ DATA_DIR: "/srv/future-native", PAYLOAD_SECRET: "s".repeat(32) });
  expect(env.databaseUrl).toBe("file:/srv/future-native/cms.sqlite");
});

test("without a mail server enquiries are kept all the same, for a year", () => {
  const { mail, enquiries } = readEnv({ PAYLOAD_SECRET: secret });
  expect(mail).toBeNull();
  expect(enquiries).toEqual({ allowedOrigins: [], retentionDays: 365, perHour: 30, rateLimitStore: "memory" });
});

test("the sender of mails is of the site's own domain when none is named", () => {
  const smtp = "smtps://user:p%40ss@smtp.example.com:465";
  const env = readEnv({ PAYLOAD_SECRET: secret, SMTP_URL: smtp, SITE_URL: "https://www.example.com" });
  expect(env.mail).toEqual({ smtpUrl: smtp, from: "no-reply@www.example.com" });
});

test("origins that may send are a list with commas, and bad settings of the mailbox are named", () => {
  const read = (settings: Record<string, string>) => () => readEnv({ PAYLOAD_SECRET: secret, ...settings });
  expect(read({ ENQUIRY_ORIGINS: "https://a.example/, http://b.example:81" })().enquiries.allowedOrigins).toEqual([
    "https://a.example",
    "http://b.example:81",
  ]);
  expect(read({ ENQUIRY_ORIGINS: "a.example" })).toThrow("must be addresses like https://example.com, with commas");
  expect(read({ SMTP_URL: "smtp.example.com" })).toThrow("SMTP_URL must be an address like smtps://");
  expect(read({ RATE_LIMIT_STORE: "redis" })).toThrow("RATE_LIMIT_STORE must be memory or database");
});

test("files lie in a bucket only where the database takes back what could not be sent, and with keys for it", () => {
  const bucket = { PAYLOAD_SECRET: secret, MEDIA_S3_BUCKET: "s3://files/site" };
  const keys = { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" };
  const DATABASE_URL = "postgres://user@host/name";
  expect(readEnv({ ...bucket, ...keys, DATABASE_URL }).filesBucket).toBe("s3://files/site");
  expect(() => readEnv({ ...bucket, ...keys })).toThrow("MEDIA_S3_BUCKET needs PostgreSQL");
  expect(() => readEnv({ ...bucket, DATABASE_URL })).toThrow("MEDIA_S3_BUCKET s3://files/site needs AWS_ACCESS_KEY_ID");
  expect(() => readEnv({ ...bucket, MEDIA_S3_BUCKET: "files" })).toThrow("must be s3://bucket/prefix");
});

test.each(["RELEASE_TARGET", "BACKUP_TARGET"])("%s in a bucket needs its keys, and elsewhere none", (name) => {
  const read = (settings: Record<string, string>) => () => readEnv({ PAYLOAD_SECRET: secret, ...settings });
  const AWS_SECRET_ACCESS_KEY = "secret";
  const bucket = { [name]: "s3://bucket/site" };
  expect(read(bucket)).toThrow(
    `${name} s3://bucket/site needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: set what the storage gave you`,
  );
  expect(read({ ...bucket, AWS_SECRET_ACCESS_KEY })).toThrow(`${name} s3://bucket/site needs AWS_ACCESS_KEY_ID:`);
  const keys = { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY };
  expect(read({ ...bucket, ...keys })).not.toThrow();
  expect(read({ ...bucket, ...keys, AWS_ENDPOINT_URL: "storage:9000" })).toThrow("AWS_ENDPOINT_URL must be an address");
  expect(read({ [name]: "/mnt/elsewhere" })).not.toThrow();
});

test("X3: machine drafts are off, or have all that their service needs", () => {
  const machineOf = (settings: Record<string, string>) => readEnv({ PAYLOAD_SECRET: secret, ...settings }).machine;
  expect(machineOf({})).toBeNull();
  expect(machineOf({ MACHINE_DRAFTS: "deepl", MACHINE_DRAFTS_KEY: "key" })).toEqual({ kind: "deepl", key: "key" });
  const MACHINE_DRAFTS_URL = "http://localhost:11434/v1";
  const model = { MACHINE_DRAFTS: "openai", MACHINE_DRAFTS_URL, MACHINE_DRAFTS_MODEL: "a-model" };
  expect(machineOf(model)).toEqual({ kind: "openai", key: "", url: MACHINE_DRAFTS_URL, model: "a-model" });
  expect(() => machineOf({ MACHINE_DRAFTS: "deepl" })).toThrow("deepl needs MACHINE_DRAFTS_KEY");
  expect(() => machineOf({ ...model, MACHINE_DRAFTS_KEY: "ключ" })).toThrow("MACHINE_DRAFTS_KEY must be one word");
  expect(() => machineOf({ MACHINE_DRAFTS: "openai" })).toThrow("openai needs MACHINE_DRAFTS_URL");
});

test("the settings of the process are read once", () => {
  const before = { ...process.env };
  Object.assign(process.env, { PAYLOAD_SECRET: secret, PORT: "4001" });
  const first = readEnv();
  process.env.PORT = "4002";
  expect(readEnv()).toBe(first);
  expect(first.port).toBe(4001);
  expect(readEnv(process.env).port).toBe(4002);
  process.env = before;
});
