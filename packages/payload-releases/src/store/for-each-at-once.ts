import pLimit from "p-limit";

/**
 * Runs `work` for every item with limited concurrency. After a failure no further item is started, and the error is
 * thrown once all started items have settled, so that the caller can clean up or retry safely.
 * @param count items at the same time
 * @throws the error of the first failed item
 */
export async function forEachAtOnce<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const limit = pLimit({ concurrency: count, rejectOnClear: true });
  const results = await Promise.allSettled(
    items.map((item) =>
      limit(async () => {
        try {
          await work(item);
        } catch (error) {
          limit.clearQueue();
          throw error;
        }
      }),
    ),
  );
  // Items start in order, so the first rejection is a real failure and not one of the items cleared from the queue.
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
