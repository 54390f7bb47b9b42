import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, type SanitizedCollectionConfig } from "payload";
import { z } from "zod";
import { ensureSignedIn } from "payload-kit/access";
import { carryOut } from "./carry-out";
import { planAct } from "./plan";
import { ACTS, BULK_PATH, MOST_AT_ONCE, type Act, type BulkAnswer, type BulkQuestion } from "./protocol";

const bulkQuestion: z.ZodType<BulkQuestion> = z.object({
  collection: z.string(),
  act: z.enum(ACTS),
  ids: z.array(z.number().int().positive()).min(1).max(MOST_AT_ONCE),
  isTrial: z.boolean(),
});

/**
 * Publishes, unpublishes or deletes entries of a collection (A4), for those who are signed in; with `isTrial` it tells what
 * that would do and changes nothing. Each entry that is refused is named with its reasons, and the others are done.
 */
export const bulkEndpoint: Endpoint = {
  path: BULK_PATH,
  method: "post",
  handler: async (request: PayloadRequest) => {
    ensureSignedIn(request);
    await addDataAndFileToRequest(request);
    const { data: asked } = bulkQuestion.safeParse(request.data);
    const collection = request.payload.config.collections.find(({ slug }) => slug === asked?.collection);
    if (!asked || !collection || !isOffered(collection, asked.act)) {
      return Response.json({ errors: [{ message: "There is no such act on many entries." }] }, { status: 400 });
    }
    const run = asked.isTrial ? planAct : carryOut;
    const answer: BulkAnswer = { entries: await run(collection, asked.act, asked.ids, request) };
    return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
  },
};

/** Bulk actions replace Payload's own, where these are disabled. */
function isOffered({ disableBulkDelete, versions }: SanitizedCollectionConfig, act: Act): boolean {
  return Boolean(disableBulkDelete) && (act === "delete" || Boolean(versions?.drafts));
}
