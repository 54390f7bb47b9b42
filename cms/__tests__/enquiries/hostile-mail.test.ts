/** Header injection through the address of an enquiry, against a real mail server (A5). */
import { simpleParser } from "mailparser";
import { openMailSetting, type MailSetting } from "../support/mail-setting";
import { briefFields, postForm } from "../support/post-form";

const MAILBOX = `"front,desk"@futurenative.example`;

let setting: MailSetting;
beforeAll(async () => (setting = await openMailSetting()));
afterAll(() => setting.close());

test("a mailbox with a quoted local part gets its mails, and nobody who is named within it", async () => {
  const { cms, mailbox, database } = setting;
  const [usual] = await database.query("SELECT email_general FROM settings");
  await database.query(`UPDATE settings SET email_general = '${MAILBOX}'`);
  const fields = briefFields();
  await postForm(cms.url, fields);
  const { to } = await mailbox.mailWith(String(fields.key));
  await database.query(`UPDATE settings SET email_general = '${String(usual?.email_general)}'`);
  expect(to).toEqual([MAILBOX]);
});

test.each([
  ["a header", "ana@example.com\r\nBcc: all@evil.example"],
  ["a line of its own", "ana@example.com\r\n\r\nAnother mail"],
  ["several addresses", "ana@example.com, eve@evil.example"],
  ["a group", "all: ana@example.com, eve@evil.example;"],
  ["a quoted local part", '"ana@evil.example x"@example.com'],
  ["an address in brackets", "Ana <eve@evil.example>"],
])("%s in the sender's address reaches no header and no recipient", async (_what, email) => {
  const { cms, mailbox, database } = setting;
  expect(await postForm(cms.url, briefFields({ email }))).toMatchObject({
    status: 400,
    body: { errors: { email: "email" } },
  });

  // The form lets none in; what came into the database otherwise is checked where it is mailed.
  const { key } = briefFields();
  const due = new Date(0).toISOString();
  await database.query(
    "INSERT INTO enquiries (form_type, name, email, language, state, mail, due_at, attempts, key) VALUES " +
      `('1', 'Ana', '${email}', 'en', 'new', 'waiting', '${due}', 0, '${key}')`,
  );
  await postForm(cms.url, briefFields());
  const { to, raw } = await mailbox.mailWith(String(key));
  const mail = await simpleParser(raw);
  expect(to).toEqual(["hello@futurenative.example"]);
  expect([...mail.headers.keys()].sort()).toEqual(
    ["content-type", "date", "from", "message-id", "mime-version", "subject", "to"].sort(),
  );
});

test("an address that is as it should be is what an answer goes to", async () => {
  const { cms, mailbox } = setting;
  const fields = briefFields({ email: "  o'hara+news@example.com " });
  await postForm(cms.url, fields);
  const mail = await simpleParser((await mailbox.mailWith(String(fields.key))).raw);
  expect(mail.replyTo?.value).toEqual([{ address: "o'hara+news@example.com", name: "" }]);
});
