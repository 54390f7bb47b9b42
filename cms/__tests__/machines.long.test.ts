/**
 * Two machines on one PostgreSQL and one bucket, behind nginx: each is killed in turn while visitors write and editors
 * publish (A5, A6); then the builder is on a machine of its own. Enquiries are sent like the form does: retried with
 * the same key until a server responds.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { startNginx } from "../../__tests__/hosts/support/hosts";
import { byLength, IS_LONG } from "../../__tests__/support/test-length";
import { findWebServers } from "../../scripts/lib/web-servers";
import { freePort } from "./support/free-port";
import { temporaryCms } from "./support/cms-settings";
import { openPostgres, type Database } from "./support/database";
import { eventually } from "./support/eventually";
import { startMailbox, type Mailbox } from "./support/mailbox";
import { layPlayedSite, layPublisher, liveVersion, watch } from "./support/played-site";
import { runScript } from "./support/node-script";
import { startPostgres, type PostgresServer } from "./support/postgres";
import { briefFields, postForm, type Fields } from "./support/post-form";
import { seeded } from "./support/random";
import { startServer, type RealServer } from "./support/real-server";
import { startS3, type S3Server } from "./support/s3-server";
import { signIn, type Editor } from "./support/sign-in";

/** Both machines are killed once for every two. */
const PUBLICATIONS = byLength(2, 10);
const ENQUIRIES = byLength(60, 500);
const SENDERS = 5;
/** Recipient of alerts, which are no mails of enquiries. */
const ALERT_EMAIL = "operator@agency.example";
const FILE = { name: "brief.pdf", content: "%PDF-1.7\n%%EOF\n" };
/** The played site says how many pictures the gallery has. */
const GALLERY = '(await (await fetch(process.env.API_URL + "/api/gallery")).json()).length';
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

const { nginx } = findWebServers();
const random = seeded(11);
const undo: (() => Promise<unknown>)[] = [];
let s3: S3Server;
let postgres: PostgresServer;
let mailbox: Mailbox;
let database: Database;
let folder: string;
let env: ReturnType<typeof temporaryCms>["env"];
let base: string;
let machines: Machine[];
let editor: Editor;

interface Machine {
  readonly url: string;
  readonly port: number;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A machine with a disk of its own. */
async function startMachine(shared: Record<string, string>, cwd: string): Promise<Machine> {
  const { folder, env } = temporaryCms();
  const settings = { ...env, RELEASES_DIR: path.join(cwd, "releases"), ...shared };
  const port = await freePort();
  const start = () => startServer(settings, { port, cwd });
  let server: RealServer = await start();
  undo.push(() => rm(folder, { recursive: true, force: true }));
  undo.push(() => server.kill());
  return {
    url: server.url,
    port,
    kill: () => server.kill(),
    async start() {
      server = await start();
    },
  };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "machines-test-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Sends requests to machines. The first of all has the releases. */
async function balance(behind: readonly Machine[]): Promise<void> {
  if (!nginx) throw new Error("nginx is missing.");
  const builder = machines[0]?.port ?? 0;
  const balancer = await startNginx(nginx, { folder, behind: behind.map(({ port }) => port), builder });
  undo.push(balancer.stop);
  base = `http://127.0.0.1:${balancer.port}`;
  editor = await signIn({ cms: { url: base }, env });
}

async function openMachines(): Promise<void> {
  folder = await temporaryFolder();
  const temporary = temporaryCms();
  env = temporary.env;
  undo.push(() => rm(temporary.folder, { recursive: true, force: true }));
  await layPlayedSite(folder, GALLERY);
  await layPublisher(folder);
  [postgres, s3, mailbox] = await Promise.all([startPostgres(), startS3(), startMailbox()]);
  undo.push(postgres.stop, s3.stop, mailbox.stop);
  const DATABASE_URL = await postgres.createDatabase("machines");
  const shared = {
    ...s3.env,
    DATABASE_URL,
    SMTP_URL: mailbox.url,
    ALERT_EMAIL,
    RATE_LIMIT_STORE: "database",
    ENQUIRIES_PER_HOUR: "1000000",
    TRUSTED_PROXIES: "1",
    NIGHTLY_BUILD: "off",
  };
  await runScript("seed-texts-process", [], { ...env, ...shared });
  machines = [
    await startMachine({ ...shared, PUBLISHER: "on" }, folder),
    await startMachine({ ...shared, PUBLISHER: "off", RELEASES_DIR: await temporaryFolder() }, folder),
  ];
  database = await openPostgres(DATABASE_URL);
  undo.push(database.close);
  await balance(machines);
}

/** Sends like the form does: retries with the same key until a server responds. */
async function sendAll(forms: readonly Fields[], onAnswer: () => void): Promise<void> {
  const queue = [...forms.entries()];
  async function sender(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, fields] = next;
      const send = () => postForm(base, fields, at % 5 === 0 ? { file: FILE } : {}).catch(() => undefined);
      await eventually(async () => (await send())?.body.success === 1);
      onAnswer();
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender));
}

const uploaded = z.object({ doc: z.object({ id: z.number() }) });

async function uploadPicture(): Promise<number> {
  const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#ff4b1f" } })
    .png()
    .toBuffer();
  const answer = await editor.upload("day.png", Uint8Array.from(picture));
  return uploaded.parse(await answer.json()).doc.id;
}

/** Entries that wait to be published: to publish one again, when an answer was lost, changes nothing. */
async function drafts(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const answer = await editor.post("/gallery", {
      picture: await uploadPicture(),
      caption: `Day ${at}`,
      sort: 900 + at,
      _status: "draft",
    });
    ids.push(uploaded.parse(await answer.json()).doc.id);
  }
  return ids;
}

const publish = (id: number) =>
  eventually(() =>
    editor.patch(`/gallery/${id}`, { _status: "published" }).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

/** Ends the lease of a killed process, which the short form does not wait for. */
async function endLeases(): Promise<void> {
  if (!IS_LONG) await database.query("UPDATE releases SET lease = now() WHERE slot = 'building'");
}

const releaseLog = z.object({
  isOn: z.literal(true),
  releases: z.array(z.object({ id: z.number(), state: z.string(), isKept: z.boolean() })),
});

const keyOf = (raw: Buffer) => /^Message-ID: <([\w-]+)@/im.exec(raw.toString("latin1"))?.[1];

(nginx ? describe : describe.skip)("two machines behind nginx", () => {
  beforeAll(openMachines);
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });

  test("nothing is lost, nothing doubled and no page mixed while each is killed in turn", async () => {
    const waiting = await drafts(PUBLICATIONS + 1);
    await publish(waiting.shift() ?? 0);
    const before = await eventually(async () => (await liveVersion(base)) || undefined);
    // Each of them is asked in turn for the desk, and the one that has the releases for the site.
    const missing = await Promise.all([1, 2, 3, 4].map(() => fetch(`${base}/gone`)));
    expect(missing.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const stop = watch(base);
    const forms = Array.from({ length: ENQUIRIES }, () => briefFields());
    const size = ENQUIRIES / PUBLICATIONS;
    for (const [round, id] of waiting.entries()) {
      let answered = 0;
      const sending = sendAll(forms.slice(round * size, (round + 1) * size), () => (answered += 1));
      await publish(id);
      const moment = Math.floor(random() * size * 0.8);
      await eventually(() => answered >= moment);
      const machine = machines[round % 2];
      await machine?.kill();
      await machine?.start();
      await endLeases();
      await sending;
      await eventually(async () => (await liveVersion(base)) === before + round + 1);
    }
    const { requests, faults } = await stop();

    // The mails of the killed are due again, and a new enquiry wakes each machine.
    await database.query("UPDATE enquiries SET due_at = now() WHERE mail = 'waiting'");
    const last = machines.map(() => briefFields());
    await Promise.all(machines.map(({ url }, at) => postForm(url, last[at] ?? {})));
    await eventually(async () => (await database.query("SELECT id FROM enquiries WHERE mail <> 'sent'")).length === 0);
    const rows = await database.query("SELECT key, file_key FROM enquiries");
    const mails = mailbox.received.filter(({ to }) => !to.includes(ALERT_EMAIL)).map(({ raw }) => keyOf(raw));
    const mailed = [...new Set(mails)];
    const files = rows.flatMap(({ file_key: file }) => (file ? [String(file)] : []));
    const stored = await s3.keys("enquiries");
    process.stdout.write(
      `${PUBLICATIONS} kills: ${rows.length} enquiries stored, ${mailed.length} mailed, ${mails.length - mailed.length} mails twice ` +
        `under the same Message-ID; ${files.length} files kept, ${stored.length - files.length} of nobody; ${requests} answers ` +
        `looked at, ${faults.length} mixed or failed\n`,
    );
    const keys = [...forms, ...last].map(({ key }) => key).sort();
    expect(rows.map(({ key }) => key).sort()).toEqual(keys);
    expect(mailed.sort()).toEqual(keys);
    expect(files).toHaveLength(ENQUIRIES / 5);
    expect(stored).toEqual(expect.arrayContaining(files));
    expect(faults).toEqual([]);
    expect(requests).toBeGreaterThan(100);
  });

  test("the builder has a machine of its own: editors and forms go on without it, and reach it for releases", async () => {
    const [builder, other] = machines;
    if (!builder || !other) throw new Error("There are no two machines.");
    await balance([other]);
    const before = await liveVersion(base);
    const [first = 0, second = 0] = await drafts(2);
    await publish(first);
    await eventually(async () => (await liveVersion(base)) === before + 1);
    const log = releaseLog.parse(await (await editor.get("/releases/status")).json());
    const earlier = log.releases.find(({ state, isKept }) => state === "replaced" && isKept);
    expect((await editor.post(`/releases/${earlier?.id}/roll-back`)).status).toBe(200);
    expect(await liveVersion(base)).toBe(before);

    await builder.kill();
    expect((await postForm(base, briefFields())).body.success).toBe(1);
    expect((await editor.patch(`/gallery/${second}`, { _status: "published" })).status).toBe(200);
    expect(await liveVersion(base)).toBe(before);
    await builder.start();
    await eventually(async () => (await liveVersion(base)) === before + 2);
  });
});
