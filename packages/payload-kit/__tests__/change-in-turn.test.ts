import { changeInTurn } from "../src/change-in-turn";

test("changes of one entry wait for each other, and a failed one stops none", async () => {
  const done: number[] = [];
  const first = changeInTurn("posts/1", async () => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push(1);
    throw new Error("refused");
  });
  const second = changeInTurn("posts/1", async () => done.push(2));
  await expect(first).rejects.toThrow("refused");
  await second;
  expect(done).toEqual([1, 2]);
});
