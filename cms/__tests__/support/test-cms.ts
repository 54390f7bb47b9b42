/** A CMS in the process of its test. */
import { rm } from "node:fs/promises";
import { handleEndpoints, type Payload } from "payload";
import type { CmsEnv } from "../../src/env";
import type { User } from "../../src/payload-types";
import { temporaryCms } from "./cms-settings";
import type { Content } from "./database-templates";
import { resetModules } from "./reset-modules";
import { copyDatabase, newDatabase } from "./test-databases";
import { fillNewDatabase, takeOut, type PluginOfPackage } from "./without-plugin";

interface Call {
  method?: string;
  body?: unknown;
  /** Token of an account: {@link TestCms.signIn}. */
  by?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface CmsAnswer {
  status: number;
  answer: unknown;
}

export interface PublicAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface TestCms {
  readonly env: CmsEnv;
  readonly payload: Payload;
  /** Asks the CMS's own API over REST. @param path below `/cms-api` */
  ask(path: string, call?: Call): Promise<CmsAnswer>;
  /** Asks it as the administrator does in the admin. */
  api(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  /** Asks the public API. */
  request(path: string, init?: RequestInit): Promise<PublicAnswer>;
  /** @param account by default the administrator's @returns a token for {@link Call.by} */
  signIn(account?: Account): Promise<string>;
  /** Makes an account. */
  account(name: string, role?: User["role"]): Promise<Account>;
}

/** As a request carries it. */
export type Account = User & { collection: "users" };

/** Of all accounts that tests make. */
const PASSWORD = "they write texts here";

interface Options {
  /** Content of the database: by default nothing but the administrator. */
  content?: Content;
  /** Settings beside those of `temporaryCms`, as environment variables. */
  settings?: Readonly<Record<string, string>>;
  /** A plugin that its config does without, on a database with the tables of what remains and nothing but the administrator. */
  without?: PluginOfPackage;
}

/** A CMS for the tests of a file, open from the first of them to the last. */
export function provideCms(options: Options = {}): TestCms {
  let cms: OpenedCms | undefined;
  beforeAll(async () => void (cms = await openTestCms(options)));
  afterAll(() => cms?.close());
  const opened = () => {
    if (!cms) throw new Error("The CMS of a file opens before its first test: use it in tests and hooks.");
    return cms;
  };
  return {
    get env() {
      return opened().env;
    },
    get payload() {
      return opened().payload;
    },
    ask: (...words) => opened().ask(...words),
    api: (...words) => opened().api(...words),
    request: (...words) => opened().request(...words),
    signIn: (...words) => opened().signIn(...words),
    account: (...words) => opened().account(...words),
  };
}

interface OpenedCms extends TestCms {
  /** As environment variables. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

let hasOpened = false;

/** Opens one. A second one in a file has modules and settings of its own. */
export async function openTestCms({ content = "empty", settings = {}, without }: Options): Promise<OpenedCms> {
  const { folder, env: defaults } = temporaryCms();
  const database = without ? newDatabase(folder) : await copyDatabase(content, folder);
  if (hasOpened) resetModules();
  hasOpened = true;
  const all = { ...defaults, DATABASE_URL: database.url, LOG_LEVEL: "fatal", ...settings };
  Object.assign(process.env, all);
  // The settings are read when the config is loaded.
  if (without) takeOut(without);
  const { openCms } = await import("../../src/start-up/open-cms");
  const { env, payload } = await openCms();
  if (without) await fillNewDatabase(payload, env);
  return {
    ...{ env, payload, settings: all },
    ...(await callsOf(env, payload)),
    ...accountsOf(env, payload),
    async close() {
      await destroy(payload);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function callsOf(env: CmsEnv, payload: Payload): Promise<Pick<TestCms, "ask" | "api" | "request">> {
  const { createRouter } = await import("../../src/public-api/router");
  const { guardRead, guardWrite } = await import("../../src/rest-api/guards");
  const router = createRouter({
    getPayload: async () => payload,
    ...{ siteUrl: env.siteUrl, cache: env.apiCache, validate: true },
  });
  const handle = (request: Request) => handleEndpoints({ config: payload.config, request });
  const { signIn } = accountsOf(env, payload);
  let token: string | undefined;

  const ask: TestCms["ask"] = async (path, { method = "GET", body, by, headers = {} } = {}) => {
    const request = new Request(`${env.siteUrl}/cms-api${path}`, {
      method,
      headers: { "Content-Type": "application/json", ...(by ? { Authorization: `JWT ${by}` } : {}), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const slug = path.split("?")[0]?.split("/").slice(1) ?? [];
    const guard = method === "GET" ? guardRead : guardWrite;
    const response = await guard(async () => payload, handle)(request, { params: Promise.resolve({ slug }) });
    return { status: response.status, answer: await response.json() };
  };
  return {
    ask,
    async api(method, path, body) {
      token ??= await signIn();
      const { status, answer } = await ask(path, { method, body, by: token });
      return { status, body: answer };
    },
    async request(path, init) {
      const response = await router(new Request(env.siteUrl + path, init));
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
    },
  };
}

function accountsOf(env: CmsEnv, payload: Payload): Pick<TestCms, "signIn" | "account"> {
  return {
    async signIn(account) {
      const data = account ? { email: account.email, password: PASSWORD } : (env.admin ?? { email: "", password: "" });
      const { token } = await payload.login({ collection: "users", data });
      if (!token) throw new Error(`${data.email} cannot sign in.`);
      return token;
    },
    async account(name, role = "editor") {
      const data = { name, email: `${name.toLowerCase()}@example.com`, password: PASSWORD, role };
      return { ...(await payload.create({ collection: "users", data })), collection: "users" as const };
    },
  };
}

interface Connected {
  /** Of PostgreSQL. */
  pool?: { end(): Promise<unknown> };
  /** Of SQLite. */
  client?: object;
}

/** Closes the connections too, which Payload's own leaves open. */
async function destroy(payload: Payload): Promise<void> {
  const { pool, client }: Connected = payload.db;
  await payload.destroy();
  // It waits for the connection that Payload listens on for ever; that one ends with its database.
  void pool?.end();
  if (client && "close" in client && typeof client.close === "function") client.close();
}
