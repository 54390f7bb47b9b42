/** An enquiry's whole way, on both databases: form, row, mail (F6, A5). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { enquiries, enquiryWith, openMailSetting, type MailSetting } from "../support/mail-setting";
import { briefFields, postForm } from "../support/post-form";

const PDF = "%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n";

let setting: MailSetting;
beforeAll(async () => void (setting = await openMailSetting()));
afterAll(() => setting.close());

test("A5: a brief with its file is stored and mailed, with everything that was said", async () => {
  const { cms, mailbox, filesDir } = setting;
  const fields = briefFields({ name: "Ана́ «Перес» <b>&amp;", org: "=SUM(A1)", advertising: "1" });
  const before = mailbox.received.length;
  const { status, body } = await postForm(cms.url, fields, { file: { name: "Бриф: 2027.pdf", content: PDF } });
  expect({ status, body }).toEqual({ status: 200, body: { success: 1 } });

  const row = await enquiryWith(setting, fields.key);
  expect(row).toMatchObject({
    form_type: "1",
    name: fields.name,
    org: fields.org,
    email: fields.email,
    phone: fields.phone,
    language: "en",
    source: "banner_button",
    page: fields.page,
    state: "new",
    file_name: "Бриф: 2027.pdf",
  });
  expect(readFileSync(path.join(filesDir, String(row?.file_key)), "utf8")).toBe(PDF);

  await mailbox.until(before + 1);
  const mail = await mailbox.parsed(before);
  expect(mailbox.received[before]?.to).toEqual(["hello@futurenative.example"]);
  expect(mail.subject).toBe(`Brief № ${row?.id}`);
  expect(mail.replyTo?.value).toEqual([{ address: fields.email, name: "" }]);
  expect(mail.messageId).toBe(`<${fields.key}@localhost>`);
  for (const value of [fields.name, fields.org, fields.phone]) expect(mail.text).toContain(value);
  expect(mail.html).toContain("Ана́ «Перес» &lt;b&gt;&amp;amp;");
  expect(mail.attachments).toHaveLength(1);
  expect(mail.attachments[0]).toMatchObject({ filename: "Бриф- 2027.pdf", contentDisposition: "attachment" });
  expect(mail.attachments[0]?.content.toString()).toBe(PDF);
});

test("A5: an application goes to the jobs mailbox", async () => {
  const { cms, mailbox } = setting;
  const before = mailbox.received.length;
  const fields = briefFields({
    formType: "2",
    org: undefined,
    vacancy: "Copywriter",
    description: "portfolio.example",
  });
  expect((await postForm(cms.url, fields)).body).toEqual({ success: 1 });
  await mailbox.until(before + 1);
  expect(mailbox.received[before]?.to).toEqual(["jobs@futurenative.example"]);
});

test("F6: twenty retries with one key at once are one enquiry and one mail", async () => {
  const { cms, mailbox, filesDir } = setting;
  const before = { mails: mailbox.received.length, files: readdirSync(filesDir).length };
  const fields = briefFields();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => postForm(cms.url, fields, { file: { name: "brief.pdf", content: PDF } })),
  );
  expect(answers.map(({ body }) => body.success)).toEqual(Array(20).fill(1));
  expect(await enquiries(setting, `key = '${fields.key}'`)).toHaveLength(1);
  // A later enquiry's mail leaves after this one's, so no second one is still on its way.
  const last = briefFields();
  await postForm(cms.url, last);
  await mailbox.until(before.mails + 2);
  expect(mailbox.received).toHaveLength(before.mails + 2);
  expect(readdirSync(filesDir)).toHaveLength(before.files + 1);
});
