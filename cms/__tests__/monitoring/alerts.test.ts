/** Somebody hears of what is wrong by mail and by a webhook, once, and when it is over (X10). */
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { NOT_SET_UP } from "../../src/monitoring/not-set-up";
import { temporaryCms } from "../support/cms-settings";
import { startMailbox } from "../support/mailbox";
import { runScript } from "../support/node-script";
import { startPostgres } from "../support/postgres";

const { folder, env } = temporaryCms();
afterAll(() => rmSync(folder, { recursive: true }));

/** Takes what is posted to a webhook. */
async function startWebhook() {
  const called: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      called.push((JSON.parse(body) as { text: string }).text);
      response.end("ok");
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, called, stop: () => server.close() };
}

test("what is not set up, a failed release and stuck mails are told by all ways there are, once each, and their ends", async () => {
  const mailbox = await startMailbox();
  const webhook = await startWebhook();
  const settings = { SMTP_URL: mailbox.url, ALERT_EMAIL: "operator@example.com", ALERT_WEBHOOK_URL: webhook.url };

  const result = await runScript("monitoring-process", [], {
    ...env,
    ...settings,
    SITE_URL: "https://www.example.com",
  });
  webhook.stop();
  await mailbox.stop();

  const stuck = expect.stringMatching(/^mail failing: The mails of 1 enquiries cannot be sent/);
  expect(result).toEqual({
    withoutAny: [
      `mail not-set-up: ${NOT_SET_UP.mail.en}`,
      `release not-set-up: ${NOT_SET_UP.queue.en}`,
      `backup not-set-up: ${NOT_SET_UP.nightlyBackup.en}`,
    ],
    withoutMail: [
      `mail not-set-up: ${NOT_SET_UP.mail.en}`,
      `release not-set-up: ${NOT_SET_UP.release.en}`,
      `backup not-set-up: ${NOT_SET_UP.backup.en}`,
    ],
    withoutPublisher: [`queue not-set-up: ${NOT_SET_UP.queue.en}`],
    atFirst: [],
    wrong: [stuck, "release failing: The last release failed: The case has no cover."],
    inTheEnd: [],
  });
  // Without a mail server the webhook alone is told.
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
  ];
  expect(webhook.called.map((words) => words.split("\n")[0])).toEqual([...unset, ...subjects]);
  const mails = await Promise.all(mailbox.received.map((_, index) => mailbox.parsed(index)));
  expect(mails.map(({ subject }) => subject)).toEqual(subjects);
  expect(mailbox.received.map(({ to }) => to)).toEqual(subjects.map(() => ["operator@example.com"]));
  expect(mails[6]?.text).toContain("The case has no cover.");
  expect(webhook.called.join()).not.toContain("Ada");
});

test("a database that hangs is told of while it hangs, once, and its end", async () => {
  const postgres = await startPostgres();
  const webhook = await startWebhook();
  const result = await runScript("hung-database-process", [], {
    ...env,
    DATABASE_URL: await postgres.createDatabase("hangs"),
    ALERT_WEBHOOK_URL: webhook.url,
    SITE_URL: "https://www.example.com",
  });
  webhook.stop();
  await postgres.stop();

  const gone = "database: The database cannot be reached (DATABASE_URL).";
  expect(result).toEqual({ atFirst: [], hung: [gone], stillHung: [gone], inTheEnd: [] });
  const subjects = webhook.called.map((words) => words.split("\n")[0] ?? "");
  expect(subjects.filter((subject) => subject.includes("database"))).toEqual([
    "www.example.com: something is wrong with database",
    "www.example.com: database is well again",
  ]);
});
