import type { Payload } from "payload";
import { withoutGate } from "payload-publish-gate/without-gate";
import { demoState, setDemoState } from "./demo-state";

/** Default of a site whose settings have no name yet. */
const PRODUCT_NAME = "Your agency";

/**
 * Names the product where it has no name: nothing else is needed for a site (decision 195). The demo content, where it is not in
 * the database, does not come with a later start either.
 */
export async function ensureEmptySite(payload: Payload): Promise<void> {
  if ((await demoState(payload)) === "absent") await setDemoState(payload, "foreign");
  const { productName } = await payload.findGlobal({ slug: "settings", depth: 0, select: { productName: true } });
  if (productName) return;
  const data = { productName: PRODUCT_NAME, _status: "published" } as const;
  await payload.updateGlobal({ slug: "settings", data, depth: 0, context: withoutGate("empty site") });
}
