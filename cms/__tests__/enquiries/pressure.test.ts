import { underPressure, untilCalm } from "../../src/enquiries/pressure";

/** Stores that end when they are let. */
function held(count: number) {
  const ends: (() => void)[] = [];
  const stored = Array.from({ length: count }, () =>
    underPressure(() => new Promise<void>((resolve) => void ends.push(resolve))),
  );
  return { end: () => ends.forEach((resolve) => resolve()), stored: Promise.all(stored) };
}

test("A5: above a length of the queue a sender is told at once when to come again, and is taken when it is shorter", async () => {
  const { end, stored } = held(250);
  await expect(underPressure(async () => "stored")).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  end();
  await stored;
  expect(await underPressure(async () => "stored")).toBe("stored");
});

test("a store that fails leaves the queue as well", async () => {
  for (let count = 0; count < 300; count += 1) {
    await expect(underPressure(() => Promise.reject(new Error("full")))).rejects.toThrow("full");
  }
});

test("mails give way while enquiries are stored, and not for ever", async () => {
  await untilCalm(60_000);
  const order: string[] = [];
  const { end, stored } = held(1);
  const calm = untilCalm(60_000).then(() => order.push("mail"));
  const patient = untilCalm(1).then(() => order.push("mail that has waited"));
  await patient;
  order.push("stored");
  end();
  await Promise.all([stored, calm]);
  expect(order).toEqual(["mail that has waited", "stored", "mail"]);
});
