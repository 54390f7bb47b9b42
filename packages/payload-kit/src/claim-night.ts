import type { Payload } from "payload";

const COLLECTION = "payload-kv";

/**
 * Takes a night's work for this process: of several instances one, whose row is the first with a key that is unique.
 * @param work done once a night, for instance `backup`
 */
export async function claimNight({ db }: Payload, work: string, night: Date): Promise<boolean> {
  const key = `${work}-of-${night.toISOString().slice(0, 10)}`;
  try {
    await db.create({ collection: COLLECTION, data: { key, data: new Date().toISOString() } });
  } catch (error) {
    if (await db.findOne({ collection: COLLECTION, where: { key: { equals: key } } })) return false;
    throw error;
  }
  const earlier = [{ key: { contains: `${work}-of-` } }, { key: { not_equals: key } }];
  await db.deleteMany({ collection: COLLECTION, where: { and: earlier } });
  return true;
}
