/** Power fails repeatedly while enquiries come in and the mail server comes and goes: nothing is lost (A5). */
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { byLength } from "../../../__tests__/support/test-length";
import { temporaryCms } from "../support/cms-settings";
import { openSqlite } from "../support/database";
import { eventually } from "../support/eventually";
import { startMailbox, type Mailbox, type ReceivedMail } from "../support/mailbox";
import { prepareMailCms, type MailCms } from "../support/mail-cms";
import { briefFields, postForm, type Fields } from "../support/post-form";
import { seeded } from "../support/random";

const ENQUIRIES = byLength(100, 500);
const KILLS = byLength(5, 20);
const SENDERS = 5;
const FILE = { name: "brief.pdf", content: "%PDF-1.7\n%%EOF\n" };

/** A mail server that comes and goes on one port, and what it has been given in all. */
async function unsteadyMailbox() {
  let mailbox: Mailbox | undefined = await startMailbox();
  const { url } = mailbox;
  const earlier: ReceivedMail[] = [];
  return {
    url,
    received: () => [...earlier, ...(mailbox?.received ?? [])],
    async goAway() {
      const going = mailbox;
      mailbox = undefined;
      await going?.stop();
      earlier.push(...(going?.received ?? []));
    },
    async comeBack() {
      mailbox ??= await startMailbox(Number(new URL(url).port));
    },
  };
}

/** A CMS that is killed and started again; the next one loads while this one works. */
function mortalCms(settings: Readonly<Record<string, string>>) {
  let next = prepareMailCms(settings);
  const startNext = () => {
    const starting = next.start();
    next = prepareMailCms(settings);
    return starting;
  };
  let current: Promise<MailCms> = startNext();
  return {
    current: () => current,
    async kill() {
      const running = await current;
      current = running.kill().then(startNext);
      await current;
    },
    async stop() {
      await (await current).stop();
      await next.discard();
    },
  };
}

/** Sends like the form does: retries with the same key until a server responds. */
function startSending(forms: readonly Fields[], cms: () => Promise<MailCms>) {
  const queue = [...forms.entries()];
  const counts = { sent: 0, answered: 0 };
  async function send(fields: Fields, upload: object): Promise<void> {
    for (;;) {
      const { url } = await cms();
      counts.sent += 1;
      const answer = await postForm(url, fields, upload).catch(() => undefined);
      if (answer?.body.success === 1) return;
    }
  }
  async function sender(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await send(next[1], next[0] % 5 === 0 ? { file: FILE } : {});
      counts.answered += 1;
    }
  }
  return { counts, done: Promise.all(Array.from({ length: SENDERS }, sender)) };
}

const keyOf = ({ raw }: ReceivedMail) => /^Message-ID: <([\w-]+)@/im.exec(raw.toString("latin1"))?.[1];

test("every enquiry that was answered with 1 is in the database once, and in the mailbox", async () => {
  const random = seeded(20);
  const { folder, env } = temporaryCms();
  const mailbox = await unsteadyMailbox();
  const cms = mortalCms({ ...env, SMTP_URL: mailbox.url });
  const forms = Array.from({ length: ENQUIRIES }, () => briefFields());
  const { counts, done } = startSending(forms, cms.current);
  for (let kill = 1; kill < KILLS; kill += 1) {
    const moment = Math.floor(((kill - random()) / KILLS) * (ENQUIRIES - SENDERS));
    await eventually(() => counts.answered >= moment);
    if (kill % 4 === 1) await mailbox.goAway();
    if (kill % 4 === 3) await mailbox.comeBack();
    await cms.kill();
  }
  await done;
  // Those that were put off because the mail server was away are due again after a start.
  await mailbox.comeBack();
  await cms.kill();

  const database = await openSqlite(path.join(folder, "cms.sqlite"));
  await eventually(async () => (await database.query("SELECT id FROM enquiries WHERE mail <> 'sent'")).length === 0);
  const rows = await database.query("SELECT key, file_key FROM enquiries");
  const mails = mailbox.received().map(keyOf);
  const mailed = [...new Set(mails)];
  process.stdout.write(
    `${KILLS} kills: ${counts.sent} sent, ${counts.answered} answered 1, ${rows.length} stored, ${mailed.length} mailed, ` +
      `${mails.length - mailed.length} mails twice under the same Message-ID\n`,
  );
  const keys = forms.map(({ key }) => key).sort();
  expect(rows.map(({ key }) => key).sort()).toEqual(keys);
  expect(mailed.sort()).toEqual(keys);
  const files = rows.flatMap(({ file_key: file }) => (file ? [path.join(folder, "enquiries", String(file))] : []));
  expect(files.filter((file) => existsSync(file))).toHaveLength(ENQUIRIES / 5);

  await database.close();
  await cms.stop();
  await mailbox.goAway();
  rmSync(folder, { recursive: true, force: true });
}, 900_000);
