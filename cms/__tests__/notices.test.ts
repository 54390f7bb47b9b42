/** X15: editors are notified of enquiries, replies to a set, failed releases and late translations. */
import { notify, type Notice } from "payload-kit/notify";
import { readNotices } from "payload-monitoring/notices";
import { cardOf } from "payload-monitoring/webhook";
import { claim, finish } from "payload-releases/queue";
import type { Outcome } from "payload-releases/publisher/protocol";
import { markChanged } from "payload-releases/changes";
import { startReaders } from "payload-sets/readers";
import { readers } from "payload-sets/open-sets";
import { notifyOfLate } from "payload-translations/late";
import { eventually } from "./support/eventually";
import { startMailbox, type Mailbox } from "./support/mailbox";
import { enquiryWith, openMailSetting } from "./support/mail-setting";
import { caseData } from "./support/noted-changes";
import { briefFields, postForm } from "./support/post-form";
import { openTestCms } from "./support/test-cms";
import { startWebhook } from "./support/webhook";

type Opened = Awaited<ReturnType<typeof openTestCms>>;

const DAY = 24 * 60 * 60 * 1000;

describe("a CMS with a mail server and a chat", () => {
  let cms: Opened;
  let mailbox: Mailbox;
  let chat: Awaited<ReturnType<typeof startWebhook>>;
  beforeAll(async () => {
    [mailbox, chat] = await Promise.all([startMailbox(), startWebhook()]);
    const settings = { SMTP_URL: mailbox.url, NOTICE_WEBHOOK_URL: chat.url, SITE_URL: "https://www.example.com" };
    cms = await openTestCms({ settings });
    const { id } = await cms.account("Nino");
    await cms.payload.update({ collection: "users", id, data: { notices: ["sets"] } });
    await cms.account("Ruben");
  });
  afterAll(async () => {
    await cms.close();
    chat.stop();
    await mailbox.stop();
  });

  const texts = async () => (await readNotices(cms.payload)).map(({ kind, text, path }) => [kind, text.en, path]);
  const noticed = (wanted: readonly string[]) =>
    eventually(async () => (await texts()).some((one) => one.join() === wanted.join()));

  test("a notice is mailed to those who subscribe to its kind, told in the chat, and listed", async () => {
    const notice: Notice = {
      kind: "sets",
      text: { en: "“Spring” was approved", ru: "«Весна» — одобрено", pt: "“Primavera” foi aprovado" },
      path: "/collections/sets/4",
    };
    notify(cms.payload, notice);
    await mailbox.until(1);
    await eventually(() => chat.called.length > 0);
    const { subject, text } = await mailbox.parsed(0);
    expect(subject).toBe("“Spring” was approved");
    expect(text).toContain("«Весна» — одобрено");
    expect(text).toContain("https://www.example.com/admin/collections/sets/4");
    expect(mailbox.received.map(({ to }) => to)).toEqual([["nino@example.com"]]);
    expect(chat.called).toEqual([text?.trim() + "\n"]);
    expect(await readNotices(cms.payload)).toEqual([{ ...notice, at: expect.any(String) }]);
  });

  test("a reader's note names the set alone", async () => {
    const { id } = await cms.payload.create({ collection: "sets", data: { name: "Autumn", phase: "open" } });
    startReaders(cms.payload, { secret: cms.env.secret, releases: cms.env.releases.folder });
    const set = { id, name: "Autumn", files: "/nowhere", hash: "hash", expiresAt: "2126-12-03T18:00:00.000Z" };
    const reply = {
      kind: "approval",
      name: "Ada\r\nBcc: all@example.com",
      text: "",
      path: "/cases",
      excerpt: "",
    } as const;
    await readers.value?.reply({ ...set, isApproved: false }, reply);
    await noticed(["sets", "“Autumn” was approved", `/collections/sets/${id}#private-site`]);
    expect(JSON.stringify(await readNotices(cms.payload))).not.toContain("Ada");
  });

  test("a failed release is told with its row in the log", async () => {
    await markChanged(cms.payload, {
      change: { list: "cases", id: "1", title: "A", action: "published", by: "", at: new Date().toISOString() },
    });
    const release = await eventually(() => claim(cms.payload));
    const failure: Outcome = { result: "failed", step: "build", reason: "No cover.", places: [], log: "", timings: {} };
    await finish(cms.payload, release, failure);
    await noticed([
      "releases",
      "A release failed, and its changes are not on the site",
      `/collections/releases/${release.id}`,
    ]);
  });

  test("what has waited for a translation for a week is told on that day, once", async () => {
    await cms.payload.create({ collection: "cases", data: { ...caseData("late"), title: "Late case" }, locale: "en" });
    const late = async (days: number) => {
      await notifyOfLate(cms.payload, new Date(Date.now() + days * DAY));
      return (await texts()).filter(([kind]) => kind === "translations");
    };
    expect(await late(6.5)).toEqual([]);
    await late(7.5);
    await noticed(["translations", "Without translation for a week: Late case", "/translations"]);
    await late(7.5);
    expect(await late(8.5)).toHaveLength(1);
  });
});

test("an enquiry is told without a word of its sender, and one that is held as spam is not told", async () => {
  const setting = await openMailSetting();
  const stored = () => setting.database.query("SELECT data FROM payload_kv WHERE key LIKE 'notice-%'");
  const spam = briefFields({ email: "trap@example.com", field0: "https://spam.example" });
  await postForm(setting.cms.url, spam);
  expect(await stored()).toEqual([]);
  const fields = briefFields({ email: "ada@example.com" });
  expect((await postForm(setting.cms.url, fields)).body).toEqual({ success: 1 });
  const enquiry = await enquiryWith(setting, fields.key);
  expect(enquiry?.state).toBe("new");
  const [row] = await eventually(async () => ((await stored()).length > 0 ? stored() : undefined));
  expect(JSON.stringify(row)).toContain("New enquiry");
  expect(JSON.stringify(row)).toContain(`/collections/enquiries/${enquiry?.id}`);
  expect(JSON.stringify(row)).not.toContain("ada");
  await setting.close();
});

test("a workflow of Microsoft Teams gets a card with the text", () => {
  const [attachment] = cardOf("A release failed").attachments;
  expect(attachment).toMatchObject({
    contentType: "application/vnd.microsoft.card.adaptive",
    content: { type: "AdaptiveCard", body: [{ type: "TextBlock", text: "A release failed", wrap: true }] },
  });
});
