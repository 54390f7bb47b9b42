/** A4: no call makes the server fail, whatever it brings: a call that makes no sense is refused as such. */
import { rmSync } from "node:fs";
import { endpoints } from "@future-native/contract";
import fc from "fast-check";
import { byLength } from "../../__tests__/support/test-length";
import { signInAt } from "./support/account-calls";
import { temporaryCms } from "./support/cms-settings";
import { startServer, type RealServer } from "./support/real-server";
import { putContent } from "./support/database-templates";

const AT_ONCE = 4;

const { folder, env } = temporaryCms();
let server: RealServer;
let headers: Record<string, string>;

beforeAll(async () => {
  await putContent("demo", env);
  server = await startServer(env);
  ({ headers } = await signInAt(server, { email: env.ADMIN_EMAIL ?? "", password: env.ADMIN_PASSWORD ?? "" }));
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

interface Route {
  readonly method: string;
  /** With `:name` or `{name}` for its parts. */
  readonly path: string;
}

/** Every call that the config has below `/cms-api`, Payload's own among them. */
async function routesOfConfig(): Promise<Route[]> {
  // The settings are read when the config is loaded.
  Object.assign(process.env, env);
  const { default: config } = await import("../src/payload.config");
  const { collections, endpoints, globals } = await config;
  const callsOf = (prefix: string, own: readonly Route[] | false) =>
    (own || []).map(({ method, path }) => ({ method: method.toUpperCase(), path: prefix + path }));
  return [
    ...callsOf("", endpoints),
    ...collections.flatMap((collection) => callsOf(`/${collection.slug}`, collection.endpoints)),
    ...globals.flatMap((global) => callsOf(`/globals/${global.slug}`, global.endpoints)),
  ];
}

const VERBS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const everyVerb = (paths: readonly string[]): Route[] =>
  paths.flatMap((path) => VERBS.map((method) => ({ method, path })));

/** Names that every object of JavaScript has, numbers that are none, and what ends a text or leaves a folder. */
const name = fc.oneof(
  fc.constantFrom("1", "0", "-1", "1.5", "NaN", "1e400", "99999999999999999999", "abc", "cases", "users", "en", "pt"),
  fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty"),
  fc.constantFrom("%00", "%F0%9F", "%2e%2e%2fcms.sqlite", "%20", "a".repeat(300), "%E2%80%AE"),
  fc.string({ maxLength: 5 }).map(encodeURIComponent),
);
const query = fc.oneof(
  fc.constant(""),
  fc.constantFrom("where=abc", "where[id][in]=a,b", "where[constructor][equals]=1", "where[__proto__][exists]=true"),
  fc.constantFrom(
    "where[or][0]=x",
    "where[and]=1",
    "where[title][like]=%25",
    "where[id][near]=1",
    "where[a.b.c][equals]=1",
  ),
  fc.constantFrom("sort=__proto__", "sort[]=1", "limit=abc", "limit=-1", "limit=1e9", "page=-1", "page=x", "depth=1e9"),
  fc.constantFrom("select[constructor]=true", "select=1", "populate=1", "joins[awards]=x", "draft=maybe&trash=1"),
  fc.constantFrom(
    "locale=__proto__",
    "locale=all",
    "locale=",
    "fallback-locale=x",
    "data=-1",
    "locale[]=en",
    "a[b][c][d]=1",
    "%E0%A4%A",
  ),
);
const value = fc.oneof(
  fc.constantFrom(null, 0, -1, "", "constructor", "__proto__", "cases", "en", true, 1e300, "\u0000", "2026-13-45"),
  fc.constantFrom([], {}, [null], [[1]], { constructor: 1 }, "x".repeat(5000)),
);
const fields = ["id", "ids", "collection", "global", "locale", "data", "email", "password", "token", "title"];
const body = fc.oneof(
  fc.constantFrom(
    ["application/json", ""],
    ["application/json", "{bad"],
    ["application/json", "null"],
    ["application/json", "[]"],
    ["application/json", '{"__proto__":{"a":1},"constructor":{"prototype":1}}'],
    ["application/json", '{"collection":"__proto__","locale":"en","data":{}}'],
    ["application/json", '{"collection":"constructor","locale":"en","data":{}}'],
    ["multipart/form-data", "broken"],
    ["multipart/form-data; boundary=x", "--x\r\nbroken"],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{bad\r\n--x--\r\n',
    ],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n1\r\n--x--\r\n',
    ],
    ["application/x-www-form-urlencoded", "where[id]=1&locale=en"],
    ["text/plain", "words"],
    ["", "\u0000\u0001"],
  ),
  fc
    .dictionary(fc.constantFrom(...fields), value, { maxKeys: 5 })
    .map((data) => ["application/json", JSON.stringify(data)]),
);
const extra = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { "X-HTTP-Method-Override": "GET" },
  { "Next-Action": "0".repeat(42) },
  { "Accept-Language": "__proto__" },
  { Cookie: "payload-theme=__proto__; future-native-token=a.b.c; payload-lng=constructor" },
);
const oddity = fc.record({ name, query, body, extra, isSignedIn: fc.boolean() });
type Oddity = typeof oddity extends fc.Arbitrary<infer Value> ? Value : never;

/** Ends the session that all calls are made with. */
const ENDS_SESSION = /\/(?:logout|reset-password)/;

/** Said on purpose: nothing is published yet, or no mail can be sent. */
const NOT_SET_UP = 503;

/** @returns the call and its status, where the server failed or did not answer */
async function failureOf({ method, path }: Route, { name, query, body, extra, isSignedIn }: Oddity): Promise<string[]> {
  const [type = "", text] = body;
  const address = `${path.replaceAll(/:\w+|\{\w+\}/g, () => name)}${query && `?${query}`}`;
  const isReading = ["GET", "HEAD", "OPTIONS"].includes(method);
  const call = `${method} ${address} ${isReading ? "" : `${type} ${text?.slice(0, 100)}`} ${JSON.stringify(extra)}`;
  try {
    const answer = await fetch(server.url + address, {
      method,
      redirect: "manual",
      headers: {
        ...(type && { "Content-Type": type }),
        ...extra,
        ...(isSignedIn && !ENDS_SESSION.test(path) && headers),
      },
      ...(isReading ? {} : { body: text ?? "" }),
    });
    await answer.arrayBuffer();
    return answer.status >= 500 && answer.status !== NOT_SET_UP
      ? [`${answer.status} ${isSignedIn ? "signed in" : "anonymous"} ${call}`]
      : [];
  } catch (error) {
    return [`${String(error)} ${call}`];
  }
}

/** Makes calls to every route, a few at a time. @returns those that failed */
async function failures(routes: readonly Route[], runs: number): Promise<string[]> {
  const oddities = fc.sample(oddity, { numRuns: runs * routes.length, seed: 24 });
  const calls = routes.flatMap((one, at) =>
    oddities.slice(at * runs, (at + 1) * runs).map((odd) => [one, odd] as const),
  );
  const found: string[] = [];
  const next = async (): Promise<void> => {
    for (let call = calls.pop(); call; call = calls.pop()) found.push(...(await failureOf(...call)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return found;
}

test("A4: no call of the CMS's own API fails", async () => {
  const routes = await routesOfConfig();
  expect(routes.length).toBeGreaterThan(300);
  const below = routes.map(({ method, path }) => ({ method, path: `/cms-api${path.replace(/\/$/, "")}` }));
  const other = everyVerb([
    "/cms-api/:any",
    "/cms-api/:any/:id",
    "/cms-api/globals/:any",
    "/cms-api/globals/:any/versions/:id",
  ]);
  expect(await failures([...below, ...other], byLength(1, 40))).toEqual([]);
});

test("A1, A4: no call of the public API fails, and none of the admin's pages", async () => {
  const paths = [
    ...Object.values(endpoints).map(({ path }) => path),
    ...["/api/openapi.json", "/api/health", "/api/mail", "/api/:any", "/media/:name", "/mock/:name", "/_next/:name"],
    ...[
      "/admin",
      "/admin/login",
      "/admin/logout",
      "/admin/:any",
      "/admin/collections/:any",
      "/admin/collections/cases/:id",
    ],
    ...["/admin/collections/cases/:id/versions/:id", "/admin/globals/:any", "/admin/globals/settings/versions/:id"],
    ...["/:any", "/:any/:any", "/_next/image"],
  ];
  expect(await failures(everyVerb(paths), byLength(1, 40))).toEqual([]);
});

test("A4: a form of 40 MB for a page of the admin is refused", async () => {
  const form = new FormData();
  form.append("1_$ACTION_REF_1", new Blob([new Uint8Array(40 * 1024 * 1024)]), "a.bin");
  const answer = await fetch(`${server.url}/admin/login`, { method: "POST", body: form });
  expect(answer.status).toBe(405);
});

test("A4: without an account the API tells of no list and of no field", async () => {
  const answer = await fetch(`${server.url}/cms-api/access`);
  expect(await answer.json()).toEqual({});
});
