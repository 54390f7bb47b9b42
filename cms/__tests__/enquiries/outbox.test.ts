/** Mail servers that fail (A5). */
import { eventually } from "../support/eventually";
import { enquiryWith, openMailSetting, type MailSetting } from "../support/mail-setting";
import { briefFields, postForm } from "../support/post-form";
import { signIn } from "../support/sign-in";

let setting: MailSetting;
beforeAll(async () => (setting = await openMailSetting()));
afterAll(() => setting.close());

/** The row of an enquiry, once it is as told. */
const until = (key: string | undefined, isSo: (row: Record<string, unknown>) => boolean) =>
  eventually(async () => {
    const row = await enquiryWith(setting, key);
    return row !== undefined && isSo(row) && row;
  });

test("a mail that is refused waits a minute, then longer, and after a day it has failed until somebody sends it again", async () => {
  const { cms, mailbox, database } = setting;
  mailbox.refuse(true);
  const fields = briefFields();
  expect((await postForm(cms.url, fields)).body).toEqual({ success: 1 });
  const first = await until(fields.key, ({ attempts }) => attempts === 1);
  expect(first).toMatchObject({ mail: "waiting", last_error: expect.stringContaining("451") });
  const pause = Date.parse(String(first.due_at)) - Date.parse(String(first.first_tried_at));
  expect(pause).toBe(60_000);

  // A day goes by: the row says so, and the next enquiry wakes the outbox.
  const long = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
  await database.query(
    `UPDATE enquiries SET due_at = '${long}', first_tried_at = '${long}' WHERE key = '${fields.key}'`,
  );
  await postForm(cms.url, briefFields());
  expect(await until(fields.key, ({ mail }) => mail !== "waiting")).toMatchObject({
    mail: "failed",
    attempts: 2,
    due_at: null,
  });

  mailbox.refuse(false);
  const editor = await signIn(setting);
  await editor.post(`/enquiries/${first.id}/send-again`);
  expect(await until(fields.key, ({ mail }) => mail === "sent")).toMatchObject({ attempts: 1, last_error: null });
});

test("a fault names no visitor", async () => {
  const { cms, mailbox } = setting;
  mailbox.refuse(true);
  const fields = briefFields({ email: "secret@example.com" });
  await postForm(cms.url, fields);
  const row = await until(fields.key, ({ attempts }) => attempts === 1);
  expect(String(row.last_error)).not.toContain("secret@example.com");
  mailbox.refuse(false);
});

test("without a mail server enquiries wait in the inbox", async () => {
  const alone = await openMailSetting({ SMTP_URL: "" });
  try {
    const fields = briefFields();
    expect((await postForm(alone.cms.url, fields)).body).toEqual({ success: 1 });
    expect(await enquiryWith(alone, fields.key)).toMatchObject({ mail: "waiting", attempts: 0 });
  } finally {
    await alone.close();
  }
});
