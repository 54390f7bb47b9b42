/** A5: two saves at the same moment, on the server as it runs for editors, and on two of them that share a database. */
import { rmSync } from "node:fs";
import { inject } from "vitest";
import { byLength, IS_LONG } from "../../__tests__/support/test-length";
import { CONNECTIONS } from "../src/database/spare-connection";
import { call, signInAt } from "./support/account-calls";
import { temporaryCms } from "./support/cms-settings";
import { startServer, type RealServer } from "./support/real-server";
import { copyDatabase, type TestDatabase } from "./support/test-databases";

const ROUNDS = byLength(3, 5);

interface Saved {
  doc: { id: number; updatedAt: string };
}

const { folder, env } = temporaryCms();
const hasSeveral = inject("postgres") !== undefined;
const servers: RealServer[] = [];
let database: TestDatabase;

beforeAll(async () => {
  database = await copyDatabase("empty", folder);
  servers.push(await startServer({ ...env, DATABASE_URL: database.url }));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** An entry, and how an admin saves it. */
async function entryOf([first]: readonly RealServer[]) {
  if (!first) throw new Error("No server was started.");
  const { headers } = await signInAt(first, { email: env.ADMIN_EMAIL ?? "", password: env.ADMIN_PASSWORD ?? "" });
  const save = (server: RealServer, method: string, path: string, body: object) =>
    call(server, `${path}?draft=true&locale=en`, { method, body: { ...body, _status: "draft" }, headers });
  const made = await save(first, "POST", "/cases", { title: "At once" });
  return { first, headers, save, ...(made.body as unknown as Saved).doc };
}

/** Three saves at once of one version, to each server in turn. @returns the statuses of each round */
async function savesAtOnce(machines: readonly RealServer[]): Promise<unknown[]> {
  const { first, save, id, updatedAt } = await entryOf(machines);
  const rounds: unknown[] = [];
  let basedOn = updatedAt;
  for (let round = 0; round < ROUNDS; round += 1) {
    const saves = [0, 1, 2].map((hand) => {
      const data = { lead: `Hand ${hand}, round ${round}`, basedOn };
      return save(machines[hand % machines.length] ?? first, "PATCH", `/cases/${id}`, data);
    });
    const answers = await Promise.all(saves);
    rounds.push(answers.map(({ status }) => status).sort());
    const kept = answers.find(({ status }) => status === 200)?.body as unknown as Saved | undefined;
    if (!kept) return [...rounds, ...answers.map(({ body }) => body)];
    basedOn = kept.doc.updatedAt;
  }
  return rounds;
}

/**
 * A save and a restored version at once, to two servers where there are two.
 * @returns of each round whether the version is there in the end: it came after the save, or the save was refused
 */
async function restoresAtOnce(machines: readonly RealServer[]): Promise<boolean[]> {
  const { first, headers, save, id } = await entryOf(machines);
  const read = async (path: string) => (await call(first, path, { method: "GET", headers })).body;
  const { docs } = (await read(`/cases/versions?where[parent][equals]=${id}`)) as unknown as { docs: { id: number }[] };
  const inOrder: boolean[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await save(first, "PATCH", `/cases/${id}`, { lead: `Before round ${round}` });
    const basedOn = (before.body as unknown as Saved).doc.updatedAt;
    const [saved, restored] = await Promise.all([
      save(first, "PATCH", `/cases/${id}`, { lead: `Round ${round}`, basedOn }),
      call(machines.at(-1) ?? first, `/cases/versions/${docs[0]?.id}?draft=true`, { headers }),
    ]);
    const { lead } = await read(`/cases/${id}?draft=true&locale=en&depth=0`);
    inOrder.push(restored.status === 200 && [200, 409].includes(saved.status) && !lead);
  }
  return inOrder;
}

const ONE_IS_MADE = Array.from({ length: ROUNDS }, () => [200, 409, 409]);

test("A5: of saves at the same moment that begin with the same version one is made, and the others are asked", async () => {
  expect(await savesAtOnce(servers)).toEqual(ONE_IS_MADE);
  expect(await restoresAtOnce(servers)).toEqual(Array(ROUNDS).fill(true));
});

test.runIf(hasSeveral)(
  "A5: of more saves at once than there are connections to the database all are made",
  async () => {
    const { first, headers, save } = await entryOf(servers);
    const many = Array.from({ length: 3 * CONNECTIONS }, (_, at) => `Of many ${at}`);
    const made: Saved[] = [];
    for (const title of many) made.push((await save(first, "POST", "/cases", { title })).body as unknown as Saved);
    const saves = made.map(({ doc }) => save(first, "PATCH", `/cases/${doc.id}`, { lead: "At once" }));
    // A publication is judged by all that is published, in the middle of its save.
    const publish = {
      path: "/team-categories?locale=en",
      name: (at: number) => ({ title: `Team ${at}`, alias: `team-${at}` }),
    };
    const published = many.map((_, at) => call(first, publish.path, { body: publish.name(at), headers }));
    const answers = await Promise.all([...saves, ...published]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
  },
);

test.runIf(hasSeveral && IS_LONG)(
  "A5: of saves that come to two machines at the same moment one is made too",
  async () => {
    servers.push(await startServer({ ...env, DATABASE_URL: database.url, PUBLISHER: "off" }));
    expect(await savesAtOnce(servers)).toEqual(ONE_IS_MADE);
    expect(await restoresAtOnce(servers)).toEqual(Array(ROUNDS).fill(true));
  },
);
