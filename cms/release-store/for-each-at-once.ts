import pLimit from "p-limit";

/**
 * Works on every item, on so many at the same time. Where one fails, no other is begun, and the error is thrown when all
 * that were begun are over: the caller may clean up, or try again, for nothing is running any more.
 * @param count most items at the same time
 * @throws whatever the first of the failed ones threw
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
  // Items are begun in their order, so one that was never begun stands behind the one that failed.
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
