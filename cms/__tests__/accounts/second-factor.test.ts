/** The second factor is required for accounts that have one, and for all accounts when it is mandatory (A4). */
import { call, sentences } from "../support/account-calls";
import { openAccountsCms, type AccountsCms } from "../support/accounts-cms";
import {
  codeOf,
  headersOf,
  logIn,
  missing,
  setUp,
  wrongCode,
  type Account,
  type Phone,
} from "../support/second-factor";
import type { ServedCms } from "../support/served-cms";

let cms: AccountsCms;
let server: ServedCms;
let adminHeaders: Record<string, string>;
beforeAll(async () => {
  cms = await openAccountsCms();
  ({ server } = cms);
  adminHeaders = headersOf(await logIn(server, cms.admin));
});
afterAll(() => cms.close());

const count = async (table: string) => {
  const [row] = await cms.database.query(`SELECT count(*) AS count FROM ${table}`);
  return Number(row?.count);
};
/** Makes the current codes valid again, as if time had passed. */
const passTime = () => cms.database.query("UPDATE second_factors SET last_step = 0");

async function makeEditor(name: string): Promise<Required<Account>> {
  const account = { email: `${name}@example.com`, password: "three words long" };
  const made = await call(server, "/users", { body: { ...account, role: "editor" }, headers: adminHeaders });
  return { ...account, id: (made.body.doc as { id: number }).id };
}

async function withPhone(name: string): Promise<{ editor: Required<Account>; phone: Phone }> {
  const editor = await makeEditor(name);
  const phone = await setUp(server, editor, headersOf(await logIn(server, editor)));
  await passTime();
  return { editor, phone };
}

test("X16: after the right password the answer says that a code is needed, and no session begins", async () => {
  const { editor, phone } = await withPhone("asked");
  const before = await count("sessions");
  const answer = await logIn(server, editor);
  expect([answer.status, missing(answer), answer.headers.get("set-cookie")]).toEqual([401, "needed", null]);
  expect(answer.body.token).toBeUndefined();
  const wrong = await logIn(server, { ...editor, password: "not this one" }, { code: codeOf(phone) });
  expect([wrong.status, missing(wrong)]).toEqual([401, undefined]);
  const refused = await logIn(server, editor, { code: wrongCode(phone) });
  expect([refused.status, missing(refused), sentences(refused)[0]]).toEqual([
    401,
    "wrong",
    expect.stringMatching(/^This code is wrong/),
  ]);
  expect(await count("sessions")).toBe(before);
  const right = await logIn(server, editor, { code: codeOf(phone) });
  expect(right.status).toBe(200);
  const { body } = await call(server, "/users/me", { method: "GET", headers: headersOf(right) });
  expect(body.user).toMatchObject({ email: editor.email });
});

test("X16: a code works once, also of two at the same moment", async () => {
  const { editor, phone } = await withPhone("replayed");
  const code = codeOf(phone);
  const both = await Promise.all([logIn(server, editor, { code }), logIn(server, editor, { code })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await logIn(server, editor, { code })).status).toBe(401);
  // An unused earlier code is invalid, too.
  expect((await logIn(server, editor, { code: codeOf(phone, -30) })).status).toBe(401);
});

test("a recovery code works once, also of two at the same moment; new ones replace the others", async () => {
  const { editor, phone } = await withPhone("recovered");
  const [first = "", second = "", third = ""] = phone.recoveryCodes;
  const both = await Promise.all([
    logIn(server, editor, { code: first }),
    logIn(server, editor, { code: first.toUpperCase().replaceAll("-", " ") }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  const signedIn = await logIn(server, editor, { code: second });
  const headers = headersOf(signedIn);
  const state = await call(server, `/users/${editor.id}/second-factor`, { method: "GET", headers });
  expect(state.body).toEqual({ isOn: true, isRequired: false, recoveryCodes: 8 });
  const body = { currentPassword: editor.password };
  const renewed = await call(server, "/users/second-factor/recovery-codes", { body, headers });
  expect((await logIn(server, editor, { code: third })).status).toBe(401);
  const [fresh = ""] = renewed.body.recoveryCodes as string[];
  expect((await logIn(server, editor, { code: fresh })).status).toBe(200);
});

test("the database holds neither the secret nor the recovery codes", async () => {
  const { phone } = await withPhone("stolen");
  const rows = JSON.stringify([
    await cms.database.query("SELECT * FROM second_factors"),
    await cms.database.query("SELECT * FROM recovery_codes"),
  ]);
  expect(rows).not.toContain(phone.secret);
  for (const code of phone.recoveryCodes) expect(rows).not.toContain(code);
  for (const path of ["/second-factors", "/recovery-codes"])
    expect((await call(server, path, { method: "GET", headers: adminHeaders })).status).toBe(403);
});

test("a link for a new password signs nobody in, and the code is asked for with the new one", async () => {
  const { editor, phone } = await withPhone("forgetful");
  const before = cms.mailbox.received.length;
  await call(server, "/users/forgot-password", { body: { email: editor.email } });
  await cms.mailbox.until(before + 1);
  const { html } = await cms.mailbox.parsed(before);
  const [, token = ""] = /\/admin\/reset\/(\w+)/.exec(String(html)) ?? [];
  const password = "another three words";
  const reset = await call(server, "/users/reset-password", { body: { token, password } });
  expect(reset.status).toBe(200);
  for (const headers of [headersOf(reset), { Cookie: (reset.headers.get("set-cookie") ?? "").split(";")[0] ?? "" }]) {
    expect((await call(server, "/users/me", { method: "GET", headers })).body.user).toBeNull();
    expect((await call(server, "/users/refresh-token", { headers })).status).toBe(403);
    expect((await call(server, "/cases", { method: "GET", headers })).status).toBe(403);
  }
  expect(missing(await logIn(server, { ...editor, password }))).toBe("needed");
  expect((await logIn(server, { ...editor, password }, { code: codeOf(phone) })).status).toBe(200);
});

test("X16: no other call gives a session for a password", async () => {
  const { editor } = await withPhone("around");
  const before = await count("sessions");
  const { email, password } = editor;
  const calls: [string, object][] = [
    ["/users/first-register", { email, password }],
    ["/users/login?code=", { email, password, code: "" }],
    ["/users/login", { email, password, code: null, ticket: "x" }],
    ["/users/login", { email, password, code: ["1"], sessions: [{ id: "x" }] }],
    ["/users/unlock", { email, password }],
    ["/graphql", { query: `mutation { loginUser(email: "${email}", password: "${password}") { token } }` }],
  ];
  for (const [path, body] of calls) {
    const answer = await call(server, path, { body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.token).toBeUndefined();
  }
  expect(await count("sessions")).toBe(before);
});

test("a password that is asked for on the account page makes no session either", async () => {
  const { editor, phone } = await withPhone("confirming");
  const headers = headersOf(await logIn(server, editor, { code: codeOf(phone) }));
  const before = await count("sessions");
  const wrong = await call(server, "/users/second-factor/turn-off", { body: { currentPassword: "no" }, headers });
  expect(sentences(wrong)).toEqual(["currentPassword: This is not your current password."]);
  const right = await call(server, "/users/second-factor/turn-off", {
    body: { currentPassword: editor.password },
    headers,
  });
  expect([right.status, await count("sessions")]).toEqual([200, before]);
  expect((await logIn(server, editor)).status).toBe(200);
});

test("tries of codes end like tries of passwords, and the owner elsewhere gets in", async () => {
  const { editor, phone } = await withPhone("guessed");
  const from = (address: string) => ({ headers: { "X-Client-Address": address } });
  const guess = () =>
    call(server, "/users/login", { body: { ...editor, code: wrongCode(phone) }, ...from("198.51.100.7") });
  const states: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) states.push((await guess()).status);
  expect(states).toEqual([...Array<number>(10).fill(401), 429]);
  const right = { body: { ...editor, code: codeOf(phone) } };
  expect((await call(server, "/users/login", { ...right, ...from("198.51.100.7") })).status).toBe(429);
  expect((await call(server, "/users/login", { ...right, ...from("203.0.113.9") })).status).toBe(200);
});

test("an admin takes a colleague's away, never the own one so; an editor nobody's", async () => {
  const { editor, phone } = await withPhone("lost");
  const own = headersOf(await logIn(server, editor, { code: codeOf(phone) }));
  const { body } = await call(server, "/users/me", { method: "GET", headers: adminHeaders });
  const adminId = (body.user as { id: number }).id;
  const take = (id: number, headers: Record<string, string>) =>
    call(server, `/users/${id}/take-second-factor`, { headers });
  expect((await take(editor.id, own)).status).toBe(403);
  expect((await take(adminId, adminHeaders)).status).toBe(403);
  expect((await take(editor.id, adminHeaders)).status).toBe(200);
  expect((await call(server, "/users/me", { method: "GET", headers: own })).body.user).toBeNull();
  expect((await logIn(server, editor)).status).toBe(200);
});

test("an account with a second factor can be deleted", async () => {
  const { editor } = await withPhone("leaving");
  const left = await call(server, `/users/${editor.id}`, { method: "DELETE", headers: adminHeaders });
  expect(left.status).toBe(200);
});

test("X16: where it is demanded, who has none sets it up before a session begins, and old sessions are over", async () => {
  const [editor, stranger] = [await makeEditor("demanded"), await makeEditor("stranger")];
  const old = headersOf(await logIn(server, editor));
  const strict = await cms.start({ SECOND_FACTOR: "required" });
  expect((await call(strict, "/users/me", { method: "GET", headers: old })).body.user).toBeNull();
  expect((await call(strict, "/users/refresh-token", { headers: old })).status).toBe(403);
  const before = await count("sessions");
  const told = await logIn(strict, editor);
  expect([told.status, missing(told)]).toEqual([401, "set-up"]);
  const [{ data }] = told.body.errors as [{ data: { secret: string; ticket: string; qr: string } }];
  const { ticket, ...phone } = data;
  expect(data.qr).toMatch(/^data:image\/svg/);
  for (const attempt of [
    { ticket, code: wrongCode(phone) },
    { ticket: `${ticket.slice(0, -4)}AAAA`, code: codeOf(phone) },
  ])
    expect(missing(await logIn(strict, editor, attempt))).toBe("wrong");
  expect(missing(await logIn(strict, stranger, { ticket, code: codeOf(phone) }))).toBe("wrong");
  expect(await count("sessions")).toBe(before);
  const done = await logIn(strict, editor, { ticket, code: codeOf(phone) });
  expect([done.status, (done.body.recoveryCodes as string[]).length]).toEqual([200, 10]);
  const headers = headersOf(done);
  expect((await call(strict, "/users/me", { method: "GET", headers })).body.user).not.toBeNull();
  const body = { currentPassword: editor.password };
  expect((await call(strict, "/users/second-factor/turn-off", { body, headers })).status).toBe(409);
});
