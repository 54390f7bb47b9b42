/**
 * Runs one piece of work at a time. Of the items that arrive meanwhile only the newest is processed.
 * @param work must not reject
 */
export function latestOnly<Item>(work: (item: Item) => Promise<void>): (item: Item) => void {
  let waiting: { item: Item } | undefined;
  let isBusy = false;

  async function run(item: Item): Promise<void> {
    isBusy = true;
    await work(item);
    isBusy = false;
    const next = waiting;
    waiting = undefined;
    if (next) await run(next.item);
  }

  return (item) => {
    if (isBusy) waiting = { item };
    else void run(item);
  };
}
