/** Alerts by mail and webhook: one when a check fails and one when it recovers (X10). */
import { notSetUp } from "../support/findings";
import { startMailbox } from "../support/mailbox";
import { troubles } from "../support/monitored-troubles";
import { openTestCms } from "../support/test-cms";
import { startWebhook } from "../support/webhook";

test("what is not set up, a failed release and stuck mails are told by all ways there are, once each, and their ends", async () => {
  const mailbox = await startMailbox();
  const webhook = await startWebhook();
  const told = { SMTP_URL: mailbox.url, ALERT_EMAIL: "operator@example.com", ALERT_WEBHOOK_URL: webhook.url };
  const cms = await openTestCms({ settings: { ...told, SITE_URL: "https://www.example.com" } });
  const result = await troubles(cms);
  await cms.close();
  webhook.stop();
  await mailbox.stop();

  const stuck = expect.stringMatching(/^mail failing: The mails of 1 enquiries cannot be sent/);
  expect(result).toEqual({
    withoutAny: [
      `mail not-set-up: ${notSetUp("mail")}`,
      `release not-set-up: ${notSetUp("queue")}`,
      `backup not-set-up: ${notSetUp("nightlyBackup")}`,
    ],
    withoutMail: [
      `mail not-set-up: ${notSetUp("mail")}`,
      `release not-set-up: ${notSetUp("release")}`,
      `backup not-set-up: ${notSetUp("backup")}`,
    ],
    withoutPublisher: [`queue not-set-up: ${notSetUp("queue")}`],
    atFirst: [],
    wrong: [stuck, "release failing: The last release failed: The case has no cover."],
    inTheEnd: [],
    onOneDisk: [`backup not-set-up: ${notSetUp("backupDisk")}`],
  });
  // Without a mail server only the webhook is called.
  const unset = ["mail", "release", "backup"].map((name) => `www.example.com: ${name} is not set up`);
  const subjects = [
    "www.example.com: queue is not set up",
    "www.example.com: mail is well again",
    "www.example.com: release is well again",
    "www.example.com: backup is well again",
    "www.example.com: queue is well again",
    "www.example.com: something is wrong with mail",
    "www.example.com: something is wrong with release",
    "www.example.com: mail is well again",
    "www.example.com: release is well again",
    "www.example.com: backup is not set up",
  ];
  expect(webhook.called.map((words) => words.split("\n")[0])).toEqual([...unset, ...subjects]);
  const mails = await Promise.all(mailbox.received.map((_, index) => mailbox.parsed(index)));
  expect(mails.map(({ subject }) => subject)).toEqual(subjects);
  expect(mailbox.received.map(({ to }) => to)).toEqual(subjects.map(() => ["operator@example.com"]));
  expect(mails[6]?.text).toContain("The case has no cover.");
  expect(webhook.called.join()).not.toContain("Ada");
});
