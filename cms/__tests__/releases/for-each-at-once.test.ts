import { forEachAtOnce } from "payload-releases/store/for-each-at-once";

test("so many are worked on at the same time, and no more", async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await forEachAtOnce(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(most).toBe(3);
  expect(done).toHaveLength(7);
});

test("after a failure none is begun, and the error comes when those that were begun are over", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const begun: string[] = [];
  let isOver = false;
  const all = forEachAtOnce(2, ["fails", "runs", "never"], async (item) => {
    begun.push(item);
    if (item === "fails") throw new Error("the disk is full");
    await finished;
    isOver = true;
  });
  const outcome = all.catch((error: Error) => `${error.message}, others over: ${isOver}`);
  // Lets the first item fail before the running one finishes.
  await new Promise(setImmediate);
  finish();
  expect(await outcome).toBe("the disk is full, others over: true");
  expect(begun).toEqual(["fails", "runs"]);
});
