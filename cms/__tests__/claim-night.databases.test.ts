/** Of several instances one does the work of a night (X10). */
import { claimNight } from "payload-kit/claim-night";
import type { PayloadKv } from "../src/payload-types";
import { provideCms } from "./support/test-cms";

const cms = provideCms();
const [night, next] = [new Date("2026-03-01T04:00:00Z"), new Date("2026-03-02T04:00:00Z")];

test("of calls at one instant one claims a night, and other work and other nights are claimed apart from it", async () => {
  const claims = await Promise.all(["backup", "backup", "backup"].map((work) => claimNight(cms.payload, work, night)));
  expect(claims.filter(Boolean)).toEqual([true]);
  expect(await claimNight(cms.payload, "backup", night)).toBe(false);
  expect(await claimNight(cms.payload, "links", night)).toBe(true);
  expect(await claimNight(cms.payload, "backup", next)).toBe(true);
  const { docs } = await cms.payload.db.find<PayloadKv>({
    collection: "payload-kv",
    where: { key: { contains: "-of-" } },
  });
  expect(docs.map(({ key }) => key).sort()).toEqual(["backup-of-2026-03-02", "links-of-2026-03-01"]);
});
