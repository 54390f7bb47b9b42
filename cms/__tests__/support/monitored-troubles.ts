/** Breaks parts of a CMS and runs the checks after each. */
import type { Payload } from "payload";
import { noteBackup } from "payload-backup/last-backup";
import type { CmsEnv } from "../../src/env";
import { checkAndAlert } from "./findings";

const HOUR = 3_600_000;

const finishRelease = (payload: Payload, state: "failed" | "live", reason: string | null) =>
  payload.create({ collection: "releases", data: { state, reason, finishedAt: new Date().toISOString() } });

async function stickMail(payload: Payload): Promise<void> {
  const early = new Date(Date.now() - 2 * HOUR).toISOString();
  const mail = { mail: "waiting", firstTriedAt: early, dueAt: early } as const;
  const data = {
    ...({ formType: "1", language: "en", state: "new", name: "Ada Visitor", key: "key-of-a-test" } as const),
    ...mail,
  };
  await payload.create({ collection: "enquiries", data });
}

/** @returns failed checks of each run */
export async function troubles({ env, payload }: { env: CmsEnv; payload: Payload }) {
  /** Like the first run after a start: earlier alerts are read from the database. */
  async function look(settings = env): Promise<string[]> {
    return (await checkAndAlert({ payload, env: settings }))
      .filter(({ state }) => state !== "fine")
      .map(({ name, state, reason }) => `${name} ${state}: ${reason}`);
  }
  const bare = { ...env, mail: null, releases: { ...env.releases, isOn: false } };
  const nothing = { ...bare, backups: { ...env.backups, nightly: null } };
  const withoutAny = await look(nothing);
  await look(nothing);
  const withoutMail = await look({ ...env, mail: null });
  await finishRelease(payload, "live", null);
  await noteBackup(payload, { state: "proven", archive: "one.tar.gz", size: 1 }, new Date().toISOString());
  const createdAt = new Date(Date.now() - HOUR).toISOString();
  await payload.db.create({ collection: "release-changes", data: { createdAt } });
  const withoutPublisher = await look({ ...bare, mail: env.mail });
  await payload.db.deleteMany({ collection: "release-changes", where: {} });
  const atFirst = await look();
  await finishRelease(payload, "failed", "The case has no cover.");
  await stickMail(payload);
  const wrong = await look();
  await look();
  await finishRelease(payload, "live", null);
  await payload.update({ collection: "enquiries", where: {}, data: { mail: "sent" } });
  const inTheEnd = await look();
  await look();
  const onOneDisk = await look({ ...env, backups: { ...env.backups, target: env.dataDir } });
  return { withoutAny, withoutMail, withoutPublisher, atFirst, wrong, inTheEnd, onOneDisk };
}
