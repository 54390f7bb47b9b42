/** Refused enquiries and their messages (F3, F4, F6, A5). */
import { readdirSync } from "node:fs";
import { FORM_FIELDS } from "@future-native/contract/form-rules";
import { enquiries, openMailSetting, type MailSetting } from "../support/mail-setting";
import { briefFields, postForm } from "../support/post-form";

let setting: MailSetting;
beforeAll(async () => (setting = await openMailSetting()));
afterAll(() => setting.close());

/** Nothing of a refused form stays behind. */
afterEach(async () => {
  const kept = (await enquiries(setting)).filter(({ file_key: key }) => key).map(({ file_key: key }) => key);
  expect(readdirSync(setting.filesDir).sort()).toEqual(kept.sort());
});

const refused = (status: number, errors?: Record<string, string>) => ({
  status,
  body: { success: 0, ...(errors ? { errors } : {}) },
});

test.each([1, 2, 3] as const)("F3: form %s names each field at fault", async (formType) => {
  const empty = Object.fromEntries(FORM_FIELDS[formType].map((field) => [field, " "]));
  const { url } = setting.cms;
  const answer = await postForm(url, { formType: `${formType}`, lang: "ru", ...empty });
  const missing = Object.fromEntries(FORM_FIELDS[formType].map((field) => [field, "required"]));
  expect(answer).toMatchObject(refused(400, { ...missing, privacy: "required", advertising: "required" }));
});

test.each([
  ["an e-mail address without a domain", { email: "ana@" }, { email: "email" }],
  ["a header in an e-mail address", { email: "ana@example.com\r\nBcc: all@example.com" }, { email: "email" }],
  ["two addresses", { email: "ana@example.com,eve@example.com" }, { email: "email" }],
  ["a name that cannot be seen", { name: "\u200b\u2060" }, { name: "required" }],
  ["a phone number in words", { phone: "call me" }, { phone: "phone" }],
  ["a name of 201 characters", { name: "я".repeat(201) }, { name: "tooLong" }],
  ["a character that no keyboard makes", { name: "Ana\0" }, { name: "unexpected" }],
])("F3: %s", async (_what, changes, errors) => {
  expect(await postForm(setting.cms.url, briefFields(changes))).toMatchObject(refused(400, errors));
});

test("F3: address and number are kept without invisible characters, dashes and extension as they were typed", async () => {
  const changes = {
    name: "Сла\u200bва",
    email: "\u200eslava\u200b@example.com",
    phone: "\u202a+7 495 000–00–00 доб. 12\u202c",
  };
  expect((await postForm(setting.cms.url, briefFields(changes))).body).toEqual({ success: 1 });
  const kept = (await enquiries(setting)).find(({ email }) => email === "slava@example.com");
  expect(kept).toMatchObject({ name: changes.name, phone: "+7 495 000–00–00 доб. 12" });
});

test.each([
  ["no form of that number", { formType: "99" }, { formType: "unexpected" }],
  ["no form named", { formType: undefined }, { formType: "required" }],
  ["no such language", { lang: "de" }, { lang: "unexpected" }],
  ["no language", { lang: undefined }, { lang: "required" }],
])("F6: %s", async (_what, changes, errors) => {
  const { status, body } = await postForm(setting.cms.url, briefFields(changes));
  expect({ status, body }).toEqual(refused(400, errors));
});

test("F4: a second file, or one in another field, is refused and not dropped", async () => {
  const { url } = setting.cms;
  const send = async (parts: readonly (readonly [field: string, name: string])[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(briefFields())) if (value !== undefined) form.set(name, value);
    for (const [field, name] of parts) form.append(field, new Blob([name ? "%PDF-1.7\n%%EOF\n" : ""]), name);
    const answer = await fetch(`${url}/api/mail/`, { method: "POST", body: form });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const [first, second, third] = [
    ["file", "a.pdf"],
    ["file", "b.pdf"],
    ["file", "c.pdf"],
  ] as const;
  expect(await send([first, second])).toEqual(refused(400, { file: "fileCount" }));
  expect(await send([first, second, third])).toEqual(refused(400, { file: "fileCount" }));
  expect(await send([["cv", "a.pdf"]])).toEqual(refused(400, { file: "unexpected" }));
  // As a browser sends a field in which no file is chosen.
  expect(await send([["file", ""]])).toEqual({ status: 200, body: { success: 1 } });
});

test("F6: what is not a multipart form is 415, what is broken 400, another method 405", async () => {
  const url = `${setting.cms.url}/api/mail/`;
  const post = (type: string, body: string) =>
    fetch(url, { method: "POST", headers: { "Content-Type": type }, body }).then(async (answer) => ({
      status: answer.status,
      body: (await answer.json()) as unknown,
    }));
  expect(await post("application/json", "{}")).toEqual(refused(415, { form: "unexpected" }));
  expect(await post("application/x-www-form-urlencoded", "name=Ana")).toEqual(refused(415, { form: "unexpected" }));
  expect(await post("multipart/form-data", "x")).toEqual(refused(415, { form: "unexpected" }));
  expect(await post("multipart/form-data; boundary=x", "--x\r\nnothing")).toEqual(refused(400, { form: "unexpected" }));
  const get = await fetch(url);
  expect({ status: get.status, allow: get.headers.get("allow") }).toEqual({ status: 405, allow: "POST, OPTIONS" });
});

test("F6: pages of another site may not send, unless they are allowed", async () => {
  const { url } = setting.cms;
  const from = (headers: Record<string, string>) => postForm(url, briefFields(), { headers });
  expect(await from({ Origin: "https://evil.example" })).toMatchObject(refused(403));
  expect(await from({ Origin: "null" })).toMatchObject(refused(403));
  expect(await from({ "Sec-Fetch-Site": "cross-site" })).toMatchObject(refused(403));
  expect(await from({ Origin: url })).toMatchObject({ status: 200 });
  expect(await from({ Origin: setting.env.SITE_URL ?? "" })).toMatchObject({ status: 200 });
});

test("F6: a browser without JavaScript gets a page in the form's language", async () => {
  const post = async (fields: Record<string, string | undefined>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
    const answer = await fetch(`${setting.cms.url}/api/mail`, {
      method: "POST",
      body: form,
      headers: { Accept: "text/html,application/xhtml+xml" },
    });
    return { status: answer.status, type: answer.headers.get("content-type"), page: await answer.text() };
  };
  const good = await post(briefFields({ lang: "ru", advertising: "1" }));
  expect(good).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
  expect(good.page).toMatch(/<html lang="ru">.*<h1>Солнце взошло<\/h1>.*<a href="\/ru">/s);
  const bad = await post(briefFields({ lang: "br", email: "<script>", org: "" }));
  expect(bad.status).toBe(400);
  expect(bad.page).toMatch(/<html lang="pt">.*<li>empresa<\/li><li>e-mail<\/li>/s);
  expect(bad.page).not.toContain("script>");
});
