/**
 * Works on every item, on so many at the same time. Where one fails, no other is begun, and the failure is told when all
 * that were begun are over: whoever hears of it may clear up, or try again, for nobody is at work any more.
 */
export async function forEachAtOnce<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const errors: unknown[] = [];
  const workers = Array.from({ length: count }, async () => {
    for (const item of queue) {
      if (errors.length > 0) return;
      await work(item).catch((error: unknown) => errors.push(error));
    }
  });
  await Promise.all(workers);
  if (errors.length > 0) throw errors[0];
}
