/** The inbox: held mails, access to files, export and erasure (X5, X6). */
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { simpleParser } from "mailparser";
import { eventually } from "../support/eventually";
import { enquiries, enquiryWith, openMailSetting, type MailSetting } from "../support/mail-setting";
import { briefFields, postForm, type Fields } from "../support/post-form";
import { signIn, type Editor } from "../support/sign-in";

const DAY = 24 * 60 * 60_000;
const MEGABYTE = 1024 * 1024;

let setting: MailSetting;
let editor: Editor;
beforeAll(async () => {
  setting = await openMailSetting();
  editor = await signIn(setting);
});
afterAll(() => setting.close());

const post = (fields: Fields) => postForm(setting.cms.url, fields);

test.each([
  [
    "trap",
    "the trap is filled, however little else there is",
    () => ({ field0: "buy now", email: "robot", privacy: undefined }),
  ],
  ["tooFast", "it comes faster than anybody types", () => ({ shownAt: `${Date.now()}` })],
  ["duplicate", "it says the same as one before", () => ({ name: "Twice" })],
])("X6: held as %s when %s; released, it is mailed", async (suspicion, _when, changes) => {
  const { mailbox } = setting;
  if (suspicion === "duplicate") await post(briefFields(changes()));
  const fields = briefFields(changes());
  expect((await post(fields)).body).toEqual({ success: 1 });
  const row = await enquiryWith(setting, fields.key);
  expect(row).toMatchObject({ state: "spam", mail: "held", suspicion, due_at: null });

  // The mail of one that came later is there, that of the held one is not.
  const later = briefFields();
  await post(later);
  await mailbox.mailWith(String(later.key));
  expect(mailbox.received.some(({ raw }) => raw.includes(String(fields.key)))).toBe(false);

  expect((await editor.post(`/enquiries/${row?.id}/send-again`)).status).toBe(200);
  await mailbox.mailWith(String(fields.key));
  await eventually(async () => (await enquiryWith(setting, fields.key))?.mail === "sent");
  expect(await enquiryWith(setting, fields.key)).toMatchObject({ state: "new", suspicion: null });
  // A second click, or a colleague's, sends nothing twice.
  expect((await editor.post(`/enquiries/${row?.id}/send-again`)).status).toBe(409);
  expect(await enquiryWith(setting, fields.key)).toMatchObject({ mail: "sent" });
});

test("X6: a form that was shown long enough ago is not held, nor one whose clock runs ahead", async () => {
  for (const age of [3_001, -60_000]) {
    const fields = briefFields({ shownAt: `${Date.now() - age}` });
    await post(fields);
    expect(await enquiryWith(setting, fields.key)).toMatchObject({ state: "new" });
  }
});

test("X5: all of an address can be had as CSV, in which no spreadsheet runs anything", async () => {
  await post(briefFields({ email: "mallory@example.com", name: "=HYPERLINK(1)", org: 'a "b", c\nd' }));
  expect((await fetch(`${setting.cms.url}/cms-api/enquiries/export`)).status).toBe(401);
  const answer = await editor.get("/enquiries/export?email=mallory@example.com");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const csv = await answer.text();
  expect(csv.split("\n")[0]).toMatch(/^\uFEFF?№,Created At,Form,State,Mail,/);
  expect(csv).toContain(`'=HYPERLINK(1),"a ""b"", c\r\nd"`);
  expect(csv).not.toContain("ana@example.com");
});

test.each(["where[name][equals]=Chosen", "search=Chosen&limit=10"])(
  "X5: what a list shows by %s is exported so, in the reader's words",
  async (query) => {
    await post(briefFields({ name: "Chosen" }));
    await post(briefFields({ name: "Left out" }));
    const csv = await (await editor.get(`/enquiries/export?${query}`)).text();
    expect(csv).toMatch(/,Brief,New,\w+,Chosen,/);
    expect(csv).not.toContain("Left out");
  },
);

test("X5: all of an address can be erased, files too, by admins only", async () => {
  const email = "forget@example.com";
  await postForm(setting.cms.url, briefFields({ email }), { file: { name: "cv.pdf", content: "%PDF-1.7\n%%EOF" } });
  const files = readdirSync(setting.filesDir).length;
  expect((await fetch(`${setting.cms.url}/cms-api/enquiries/erase`, { method: "POST" })).status).toBe(403);
  expect((await editor.post("/enquiries/erase", { email: "" })).status).toBe(400);
  expect(await (await editor.post("/enquiries/erase", { email })).json()).toEqual({ erased: 1 });
  expect(await enquiries(setting, `email = '${email}'`)).toEqual([]);
  expect(readdirSync(setting.filesDir)).toHaveLength(files - 1);
});

test("X5: what is older than a year goes by itself, with its files and with files that nobody took", async () => {
  const fields = briefFields();
  await postForm(setting.cms.url, fields, { file: { name: "cv.pdf", content: "%PDF-1.7\n%%EOF" } });
  await setting.cms.step("eraseAsOf", Date.now() + 364 * DAY);
  expect(await enquiryWith(setting, fields.key)).toBeDefined();
  await setting.cms.step("eraseAsOf", Date.now() + 366 * DAY);
  expect(await enquiries(setting)).toEqual([]);
  expect(readdirSync(setting.filesDir)).toEqual([]);
});

test("X5: an upload that no enquiry took goes after an hour, and what cannot be removed keeps nothing else", async () => {
  const { filesDir, cms } = setting;
  // A folder cannot be removed as a file is; the other comes after it.
  mkdirSync(path.join(filesDir, "a-folder"));
  writeFileSync(path.join(filesDir, "b-orphan"), "half of it");
  symlinkSync(path.join(filesDir, "nowhere"), path.join(filesDir, "a-link-to-nothing"));
  const fields = briefFields();
  await postForm(cms.url, fields, { file: { name: "cv.pdf", content: "%PDF-1.7\n%%EOF" } });
  const row = await enquiryWith(setting, fields.key);
  await cms.step("eraseAsOf", Date.now() + 59 * 60_000);
  expect(readdirSync(filesDir)).toContain("b-orphan");
  await cms.step("eraseAsOf", Date.now() + 61 * 60_000);
  expect(readdirSync(filesDir).sort()).toEqual(["a-folder", "a-link-to-nothing", row?.file_key].sort());
  rmSync(path.join(filesDir, String(row?.file_key)));
  await cms.step("eraseAsOf", Date.now() + 366 * DAY);
  expect(await enquiries(setting)).toEqual([]);
});

test("X5: an export is read as it is sent, so that its size takes no memory", async () => {
  const { database } = setting;
  const rows = 12_000;
  await database.query(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows}) ` +
      "INSERT INTO enquiries (form_type, name, address, email, description, language, mail, key) " +
      "SELECT '2', 'Ana', 'many@example.com', 'many@example.com', printf('%.*c', 8000, 'x'), 'en', 'sent', 'many-' || i FROM n",
  );
  const answer = await editor.get("/enquiries/export?email=many@example.com");
  // Nothing has been taken from the answer yet: what is not read of the database by now is not there any more.
  await database.query("DELETE FROM enquiries WHERE email = 'many@example.com'");
  const csv = await answer.text();
  expect(csv).toContain("many@example.com");
  expect(csv.length / MEGABYTE).toBeLessThan(40);
});

test("A5: mails are in the readers' language, and the sender is told when the agency wants it", async () => {
  const { cms, mailbox } = setting;
  await cms.step("mailIn", "ru");
  await cms.step("confirmReceipts");
  const fields = briefFields({ lang: "br", email: "joana@example.com" });
  await post(fields);
  const mail = await mailbox.mailWith(`<${fields.key}@`);
  expect((await simpleParser(mail.raw)).subject).toMatch(/^Бриф № \d+$/);
  const sent = await mailbox.mailWith(`<confirmation.${fields.key}@`);
  expect(sent.to).toEqual(["joana@example.com"]);
  const confirmation = await simpleParser(sent.raw);
  expect(confirmation.subject).toBe("Recebemos a sua mensagem");
  expect(confirmation.text).not.toContain(fields.name);
});

test("A5: the CMS's own API makes no enquiries and changes nothing that a visitor said", async () => {
  const fields = briefFields();
  await post(fields);
  const row = await enquiryWith(setting, fields.key);
  expect((await editor.post("/enquiries", { name: "Made up", formType: "1", language: "en", key: "k" })).status).toBe(
    403,
  );
  const change = await fetch(`${setting.cms.url}/cms-api/enquiries/${row?.id}`, { method: "PATCH" });
  expect(change.status).toBe(403);
});
