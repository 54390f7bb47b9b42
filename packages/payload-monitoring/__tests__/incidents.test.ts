import { followIncidents, rememberUnwritten, type Incident, type IncidentStore, type News } from "../src/incidents";

const inMemory = (): IncidentStore => {
  const kept = new Map<string, Incident>();
  return {
    get: async (name) => kept.get(name),
    set: async (name, incident) => void kept.set(name, incident),
    delete: async (name) => void kept.delete(name),
  };
};

type Finding = Parameters<typeof followIncidents>[0][number];
const full: Finding = { name: "disk", state: "failing", reason: "4 % of the disk is free." };
const unset: Finding = { name: "disk", state: "not-set-up", reason: "There is no disk. Set DATA_DIR." };
const well: Finding = { name: "disk", state: "fine", reason: null };

async function follow(findings: readonly Finding[], reaches: (news: News) => boolean = () => true) {
  const store = inMemory();
  const told: string[] = [];
  const tell = async (news: News) => {
    told.push(`${news.state} ${news.since.slice(11, 16)}`);
    return reaches(news);
  };
  for (const [minute, finding] of findings.entries()) {
    await followIncidents([finding], { store, alert: tell, now: new Date(Date.UTC(2026, 0, 1, 10, minute)) });
  }
  return told;
}

describe("incidents", () => {
  test("are told once, and once more when they are over, with their beginning", async () => {
    expect(await follow([well, full, full, full, well, well])).toEqual(["wrong 10:01", "over 10:01"]);
  });

  test("that come again are told again", async () => {
    expect(await follow([full, well, full, well])).toEqual(["wrong 10:00", "over 10:00", "wrong 10:02", "over 10:02"]);
  });

  test("of what is not set up are told once, and again when it is set up and fails", async () => {
    expect(await follow([unset, unset, well])).toEqual(["not-set-up 10:00", "over 10:00"]);
    expect(await follow([unset, full, full, unset])).toEqual(["not-set-up 10:00", "wrong 10:01", "not-set-up 10:03"]);
  });

  test("that an earlier version has kept are not told again", async () => {
    const store = inMemory();
    await store.set("disk", { since: "2026-01-01T10:00:00.000Z", reason: "4 % of the disk is free.", isTold: true });
    const told: string[] = [];
    await followIncidents([full], { store, alert: async ({ state }) => told.push(state) > 0 });
    expect(told).toEqual([]);
  });

  test("that nobody could be told are told at the next look, and not when they were over before", async () => {
    let tries = 0;
    expect(await follow([full, full, full], () => (tries += 1) > 1)).toEqual(["wrong 10:00", "wrong 10:00"]);
    expect(await follow([full, well, well], () => false)).toEqual(["wrong 10:00"]);
  });

  test("are not forgotten before somebody has heard that they are over", async () => {
    let overs = 0;
    const reaches = ({ state }: News) => state === "wrong" || (overs += 1) > 1;
    expect(await follow([full, well, well, well], reaches)).toEqual(["wrong 10:00", "over 10:00", "over 10:00"]);
  });

  test("are told once where nothing can be written, and kept again when it can", async () => {
    const kept = inMemory();
    let isFull = true;
    const ifRoom = async (work: () => Promise<void>) => (isFull ? Promise.reject(new Error("disk full")) : work());
    const faults: unknown[] = [];
    const store = rememberUnwritten(
      { ...kept, set: (...one) => ifRoom(() => kept.set(...one)), delete: (name) => ifRoom(() => kept.delete(name)) },
      (error) => faults.push(error),
    );
    const told: string[] = [];
    const look = (finding: Finding) =>
      followIncidents([finding], { store, alert: async ({ state }) => told.push(state) > 0 });
    for (const finding of [full, full, well, well]) await look(finding);
    expect([told, faults.length]).toEqual([["wrong", "over"], 2]);
    isFull = false;
    await look(full);
    expect([told.at(-1), await kept.get("disk")]).toEqual(["wrong", expect.objectContaining({ isTold: true })]);
  });
});
