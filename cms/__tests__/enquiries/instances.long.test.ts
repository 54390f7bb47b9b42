/** Several processes on one PostgreSQL: they count together, and each mail is sent by one of them (A5, X6). */
import { rmSync } from "node:fs";
import { temporaryCms } from "../support/cms-settings";
import { openPostgres } from "../support/database";
import { eventually } from "../support/eventually";
import { startMailCms, type MailCms } from "../support/mail-cms";
import { startMailbox, type Mailbox } from "../support/mailbox";
import { startPostgres, type PostgresServer } from "../support/postgres";
import { briefFields, postForm } from "../support/post-form";

const { folder, env } = temporaryCms();
let postgres: PostgresServer;
let mailbox: Mailbox;
let instances: MailCms[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  mailbox = await startMailbox();
});
afterEach(async () => {
  await Promise.all(instances.map((instance) => instance.stop()));
  instances = [];
});
afterAll(async () => {
  await mailbox.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts two, one after the other: the first migrates. */
async function startTwo(database: string, settings: Record<string, string>): Promise<[MailCms, MailCms]> {
  const all = { ...env, SMTP_URL: mailbox.url, DATABASE_URL: await postgres.createDatabase(database), ...settings };
  const first = await startMailCms(all);
  instances.push(first);
  const second = await startMailCms(all);
  instances.push(second);
  return [first, second];
}

test("what one instance has taken counts at the other", async () => {
  const [one, other] = await startTwo("rates", { RATE_LIMIT_STORE: "database", ENQUIRIES_PER_HOUR: "2" });
  expect((await postForm(one.url, briefFields())).status).toBe(200);
  expect((await postForm(other.url, briefFields())).status).toBe(200);
  const { status, headers } = await postForm(one.url, briefFields());
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3000);
  expect((await postForm(other.url, briefFields())).status).toBe(429);
});

test("forms at once get no more than the limit, though counts are in the database", async () => {
  const [one, other] = await startTwo("at_once", { RATE_LIMIT_STORE: "database", ENQUIRIES_PER_HOUR: "2" });
  const forms = Array.from({ length: 5 }, (_, at) => postForm(at % 2 === 0 ? one.url : other.url, briefFields()));
  expect((await Promise.all(forms)).map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
});

test("forty enquiries that both instances see are forty mails", async () => {
  const both = await startTwo("mails", {});
  const before = mailbox.received.length;
  const forms = Array.from({ length: 40 }, () => briefFields());
  await Promise.all(forms.map((fields, index) => postForm(both[index % 2 === 0 ? 0 : 1].url, fields)));
  await Promise.all(forms.map(({ key }) => mailbox.mailWith(`<${key}@`)));
  // Both have done with theirs when they have ended.
  await Promise.all(both.map((instance) => instance.stop()));
  expect(mailbox.received).toHaveLength(before + forms.length);
});

test("a mail that takes longer than the lease is sent by one of them, once", async () => {
  const lease = 1_000;
  const url = await postgres.createDatabase("slow");
  const all = { ...env, SMTP_URL: mailbox.url, DATABASE_URL: url, MAIL_LEASE: String(lease) };
  const before = mailbox.received.length;
  const answer = mailbox.hold();
  const first = await startMailCms(all);
  instances.push(first);
  expect((await postForm(first.url, briefFields())).body).toEqual({ success: 1 });
  await mailbox.held();
  const database = await openPostgres(url);
  const row = async () => (await database.query("SELECT mail, due_at FROM enquiries"))[0] ?? {};
  const dueAt = async () => new Date(String((await row()).due_at)).getTime();
  // The second one looks for what is due as soon as it has started.
  instances.push(await startMailCms(all));
  const since = await dueAt();
  await eventually(async () => (await dueAt()) > since + 3 * lease);
  answer();
  await eventually(async () => (await row()).mail === "sent");
  await database.close();
  await Promise.all(instances.map((instance) => instance.stop()));
  expect(mailbox.received).toHaveLength(before + 1);
});
