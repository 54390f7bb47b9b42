/** The database's answer is lost: whether an enquiry is stored is not known, and its file waits until it is (A5). */
import { enquiryWith, openMailSetting, type MailSetting } from "../support/mail-setting";
import { briefFields, postForm } from "../support/post-form";

const FILE = { name: "brief.pdf", content: "%PDF-1.7\n%%EOF\n" };
const TWO_HOURS = 2 * 60 * 60_000;

let setting: MailSetting;
beforeAll(async () => (setting = await openMailSetting()));
afterAll(() => setting.close());

const uploads = () => setting.cms.step("uploads");
const sweep = () => setting.cms.step("eraseAsOf", Date.now() + TWO_HOURS);

test("the file of an enquiry that was stored stays, and the form's retry takes nothing from it", async () => {
  const { cms, mailbox } = setting;
  const fields = briefFields();
  await cms.step("breakInsert", "after");
  expect((await postForm(cms.url, fields, { file: FILE })).status).toBe(500);
  expect((await postForm(cms.url, fields, { file: FILE })).body).toEqual({ success: 1 });
  const { file_key: key } = (await enquiryWith(setting, fields.key)) ?? {};
  expect(await uploads()).toEqual([key]);
  await sweep();
  expect(await uploads()).toEqual([key]);
  // The next enquiry wakes the outbox.
  await postForm(cms.url, briefFields());
  const { raw } = await mailbox.mailWith(`<${fields.key}@`);
  expect(raw.toString()).toContain(Buffer.from(FILE.content).toString("base64"));
});

test("the file of one that was not stored goes when it has been nobody's for an hour", async () => {
  const { cms } = setting;
  const before = await uploads();
  const fields = briefFields();
  await cms.step("breakInsert", "before");
  expect((await postForm(cms.url, fields, { file: FILE })).status).toBe(500);
  expect(await enquiryWith(setting, fields.key)).toBeUndefined();
  expect(await uploads()).toHaveLength(2);
  await sweep();
  expect(await uploads()).toEqual(before);
});

test("where the database answers that it has no room, the file goes at once", async () => {
  const { cms } = setting;
  const before = await uploads();
  await cms.step("breakInsert", "full");
  expect((await postForm(cms.url, briefFields(), { file: FILE })).status).toBe(507);
  expect(await uploads()).toEqual(before);
});
