/** Sessions: none is lost, users list and end their own, on both databases (A4). */
import { inject } from "vitest";
import { byLength, IS_LONG } from "../../../__tests__/support/test-length";
import { call } from "../support/account-calls";
import { openAccountsCms, type AccountsCms } from "../support/accounts-cms";
import { headersOf, logIn, type Account } from "../support/second-factor";
import type { ServedCms } from "../support/served-cms";

const ROUNDS = byLength(2, 20);
const AT_ONCE = 6;

let cms: AccountsCms;
type Instance = Pick<ServedCms, "url">;
let one: Instance;
/** Another instance, in the long form, where the database has several. */
let other: Instance;
let editor: Required<Account>;
beforeAll(async () => {
  const isPostgres = inject("postgres") !== undefined;
  cms = await openAccountsCms(isPostgres ? { RATE_LIMIT_STORE: "database" } : {});
  one = cms.server;
  other = isPostgres && IS_LONG ? await cms.start() : one;
  const headers = headersOf(await logIn(one, cms.admin));
  const account = { email: "editor@example.com", password: "three words long" };
  const made = await call(one, "/users", { body: { ...account, role: "editor" }, headers });
  editor = { ...account, id: (made.body.doc as { id: number }).id };
});
afterAll(() => cms.close());

type Headers = Record<string, string>;
const me = async (server: Instance, headers: Headers) =>
  (await call(server, "/users/me", { method: "GET", headers })).body.user as { email: string } | null;
const sessions = async (headers: Headers, server = one) =>
  (await call(server, "/sessions?depth=0", { method: "GET", headers })).body.docs as {
    id: string;
    user: number;
    isThis: boolean;
    browser: string;
    address: string;
    createdAt: string;
    seenAt: string;
  }[];

test("of sign-ins at the same moment none is lost, though others go on or end meanwhile", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [leaving, staying] = [await logIn(one, editor), await logIn(other, editor)];
    const signIns = Array.from({ length: AT_ONCE }, (_, at) => logIn(at % 2 === 0 ? one : other, editor));
    const [left, refreshed, ...answers] = await Promise.all([
      call(one, "/users/logout", { headers: headersOf(leaving) }),
      call(other, "/users/refresh-token", { headers: headersOf(staying) }),
      ...signIns,
    ]);
    expect([left.status, refreshed.status, ...answers.map(({ status }) => status)]).toEqual(
      Array<number>(AT_ONCE + 2).fill(200),
    );
    const found = await Promise.all(answers.map((answer, at) => me(at % 2 === 0 ? other : one, headersOf(answer))));
    expect(found.filter((user) => user === null)).toHaveLength(0);
    expect(await me(one, { Authorization: `JWT ${String(refreshed.body.refreshedToken)}` })).not.toBeNull();
    expect(await me(other, headersOf(leaving))).toBeNull();
  }
});

test("each lists the own ones: which this is, since when, from where, by what", async () => {
  const headers = headersOf(
    await call(one, "/users/login", {
      body: editor,
      headers: {
        "X-Client-Address": "203.0.113.77",
        "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      },
    }),
  );
  const listed = await sessions(headers);
  expect(new Set(listed.map(({ user }) => user))).toEqual(new Set([editor.id]));
  expect(listed.filter(({ isThis }) => isThis)).toEqual([
    expect.objectContaining({ browser: "Firefox 140, Linux", address: "203.0.113.77" }),
  ]);
  expect(await call(one, "/sessions", { method: "GET" })).toMatchObject({ status: 403 });
});

test("one that is ended is out at once, at every instance; nobody ends a colleague's", async () => {
  const [here, there] = [headersOf(await logIn(one, editor)), headersOf(await logIn(other, editor))];
  const theirs = (await sessions(there)).find(({ isThis }) => isThis)?.id;
  const admin = headersOf(await logIn(one, cms.admin));
  expect((await call(one, `/sessions/${theirs}`, { method: "DELETE", headers: admin })).status).toBeGreaterThan(400);
  expect(await me(other, there)).not.toBeNull();
  expect((await call(one, `/sessions/${theirs}`, { method: "DELETE", headers: here })).status).toBe(200);
  expect(await me(other, there)).toBeNull();
  expect((await call(other, "/users/refresh-token", { headers: there })).status).toBe(403);
  expect(await me(other, here)).not.toBeNull();
});

test("all others are ended by one call, and the one that asked goes on", async () => {
  const here = headersOf(await logIn(one, editor));
  const others = await Promise.all([logIn(other, editor), logIn(one, editor)]);
  const own = (await sessions(here)).find(({ isThis }) => isThis)?.id;
  await call(one, `/sessions?where[id][not_equals]=${own}`, { method: "DELETE", headers: here });
  expect(await Promise.all(others.map((answer) => me(one, headersOf(answer))))).toEqual([null, null]);
  expect((await sessions(here)).map(({ id }) => id)).toEqual([own]);
});

test("one that was used is noted so, and one that has run out is no session", async () => {
  const headers = headersOf(await logIn(one, editor));
  const own = (await sessions(headers)).find(({ isThis }) => isThis)?.id;
  const before = new Date(Date.now() - 3_600_000).toISOString();
  await cms.database.query(`UPDATE sessions SET seen_at = '${before}' WHERE id = '${own}'`);
  await me(other, headers);
  const seen = (await sessions(headers)).find(({ isThis }) => isThis)?.seenAt ?? "";
  expect(Date.now() - Date.parse(seen)).toBeLessThan(60_000);
  await cms.database.query(`UPDATE sessions SET expires_at = '${before}' WHERE id = '${own}'`);
  expect(await me(other, headers)).toBeNull();
});

test("tries count at all instances together, and the owner elsewhere gets in", async () => {
  const guess = (at: number) =>
    call(at % 2 === 0 ? one : other, "/users/login", {
      body: { ...editor, password: "a guess" },
      headers: { "X-Client-Address": "198.51.100.7" },
    });
  const states: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) states.push((await guess(tries)).status);
  expect(states).toEqual([...Array<number>(10).fill(401), 429]);
  expect((await guess(1)).status).toBe(429);
  expect((await logIn(other, editor)).status).toBe(200);
});
