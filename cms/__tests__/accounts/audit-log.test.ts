/** The audit log records action, account and address, and is read-only (A4). */
import { call, sentences } from "../support/account-calls";
import { openAccountsCms, type AccountsCms } from "../support/accounts-cms";
import { briefFields, postForm } from "../support/post-form";
import { headersOf, logIn } from "../support/second-factor";
import type { ServedCms } from "../support/served-cms";

interface Row {
  id: number;
  action: string;
  by: string;
  entry: string | null;
  title: string | null;
  address: string;
  tries: number;
}

const ADDRESS = "203.0.113.50";

let cms: AccountsCms;
let server: ServedCms;
let headers: Record<string, string>;
beforeAll(async () => {
  cms = await openAccountsCms();
  ({ server } = cms);
  headers = { ...headersOf(await logIn(server, cms.admin)), "X-Client-Address": ADDRESS };
});
afterAll(() => cms.close());

const send = (method: string, path: string, body: unknown = {}) => call(server, path, { method, body, headers });
const read = async (query = "") =>
  (await send("GET", `/audit-log?limit=100&depth=0${query}`)).body.docs as unknown as Row[];
/** Rows added since the last call, the oldest first. */
let seen = 0;
async function newRows(): Promise<Partial<Row>[]> {
  const rows = (await read("&sort=id")).filter(({ id }) => id > seen);
  seen = Math.max(seen, ...rows.map(({ id }) => id));
  return rows.map(({ action, by, entry, title, address }) => ({ action, by, entry, title, address }));
}
const own = (action: string, entry: string, title: string | null = null) => ({
  ...{ action, by: cms.admin.email, entry, title, address: ADDRESS },
});

test("X16: an entry's way: published, drafted, restored, unpublished, deleted", async () => {
  await newRows();
  const words = { title: "First words", text: "Some more.", date: "2026-11-20", locale: "en" };
  const made = await send("POST", "/news", { ...words, _status: "published" });
  expect(sentences(made)).toEqual([]);
  const { id } = made.body.doc as { id: number };
  await send("PATCH", `/news/${id}?draft=true`, { title: "Other words", _status: "draft" });
  const versions = await send("GET", `/news/versions?where[parent][equals]=${id}&sort=createdAt`);
  const [version] = versions.body.docs as { id: number }[];
  expect((await send("POST", `/news/versions/${version?.id}`)).status).toBe(200);
  await send("PATCH", `/news/${id}`, { _status: "draft" });
  await send("DELETE", `/news/${id}`);
  expect(await newRows()).toEqual([
    own("published", `news/${id}`, "First words"),
    own("restored", `news/${id}`, "First words"),
    own("unpublished", `news/${id}`, "First words"),
    own("deleted", `news/${id}`, "First words"),
  ]);
});

test("users, passwords and settings", async () => {
  await newRows();
  const account = { email: "editor@example.com", password: "three words long", role: "editor" };
  const made = await send("POST", "/users", account);
  const { id } = made.body.doc as { id: number };
  await send("PATCH", `/users/${id}`, { name: "Ed" });
  await send("PATCH", `/users/${id}`, { password: "another three words" });
  const settings = "/globals/settings?locale=en";
  // Drafts are not logged.
  await send("POST", `${settings}&draft=true`, { phone: "+44 20 7946 0001", _status: "draft" });
  expect(sentences(await send("POST", settings, { phone: "+44 20 7946 0002", _status: "published" }))).toEqual([]);
  await send("DELETE", `/users/${id}`);
  expect(await newRows()).toEqual([
    own("created", `users/${id}`, account.email),
    own("changed", `users/${id}`, account.email),
    own("password", `users/${id}`, account.email),
    own("published", "settings"),
    own("deleted", `users/${id}`, account.email),
  ]);
});

test("of enquiries it has numbers, and nothing that was written in them", async () => {
  const person = { email: "visitor@north.example", name: "Vera Visitor" };
  for (let sent = 0; sent < 3; sent += 1) await postForm(server.url, briefFields(person));
  const listed = await send("GET", "/enquiries?sort=id&depth=0");
  const ids = (listed.body.docs as { id: number }[]).map(({ id }) => id);
  await newRows();
  await send("DELETE", `/enquiries/${ids[0]}`);
  await send("GET", "/enquiries/export");
  await send("POST", "/enquiries/erase", { email: person.email });
  expect(await newRows()).toEqual([
    own("deleted", `enquiries/${ids[0]}`),
    own("exported", "enquiries"),
    own("erased", "enquiries", ids.slice(1).join(", ")),
  ]);
  const rows = JSON.stringify(await cms.database.query("SELECT * FROM audit_log"));
  for (const text of Object.values(person)) expect(rows).not.toContain(text);
});

test("X16: signing in and out, and repeated refusals in one row", async () => {
  await newRows();
  const guess = (email: string) => logIn(server, { email, password: "my own password, by mistake" });
  await Promise.all([1, 2, 3].map(() => guess(cms.admin.email)));
  // The same call under another spelling of its address.
  const body = { email: cms.admin.email, password: "my own password, by mistake" };
  expect((await call(server, "/users/login/", { body })).status).toBe(401);
  await guess("my own password, by mistake");
  const answer = await logIn(server, cms.admin);
  await call(server, "/users/logout", { headers: headersOf(answer) });
  const rows = await read("&sort=id&where[action][in]=failed,signed-in,signed-out");
  const failed = rows.filter(({ action }) => action === "failed");
  expect(failed.map(({ by, tries }) => ({ by, tries }))).toEqual([
    { by: cms.admin.email, tries: 4 },
    { by: "", tries: 1 },
  ]);
  expect(rows.slice(-2).map(({ action }) => action)).toEqual(["signed-in", "signed-out"]);
  expect(JSON.stringify(rows)).not.toContain("by mistake");
});

test("it is filtered by who, what, which entry and when", async () => {
  const [first] = await read("&sort=id");
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(await read(`&where[createdAt][greater_than]=${tomorrow}`)).toEqual([]);
  expect((await read("&where[by][equals]=nobody@example.com")).length).toBe(0);
  expect((await read("&where[entry][equals]=settings")).map(({ action }) => action)).toEqual(["published"]);
  expect((await read("&where[action][equals]=signed-in"))[0]?.action).toBe("signed-in");
  expect(first?.action).toBe("signed-in");
});

test("X16: it takes no calls that write, and editors do not read it", async () => {
  const [row] = await read();
  const before = JSON.stringify(await read());
  const attempts = [
    await send("POST", "/audit-log", { action: "published", by: "somebody" }),
    await send("PATCH", `/audit-log/${row?.id}`, { by: "somebody" }),
    await send("PATCH", "/audit-log?where[id][exists]=true", { by: "somebody" }),
    await send("DELETE", `/audit-log/${row?.id}`),
    await send("DELETE", "/audit-log?where[id][exists]=true"),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(JSON.stringify(await read())).toBe(before);
  const account = { email: "reader@example.com", password: "three words long" };
  await send("POST", "/users", { ...account, role: "editor" });
  const editor = headersOf(await logIn(server, account));
  expect((await call(server, "/audit-log", { method: "GET", headers: editor })).status).toBe(403);
});

test("what is older than the period goes, and what is younger stays", async () => {
  const rows = await read("&sort=id");
  const old = new Date(Date.now() - 400 * 86_400_000).toISOString();
  await cms.database.query(`UPDATE audit_log SET created_at = '${old}' WHERE id = ${rows[0]?.id}`);
  await server.step("tidyAccounts", 365);
  const ids = (await read("&sort=id")).map(({ id }) => id);
  expect(ids).toEqual(rows.slice(1).map(({ id }) => id));
});
