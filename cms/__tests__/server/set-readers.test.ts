/** What readers of a set send (X12): kept whole or refused, and whatever arrives, the server stays calm. */
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { readFields } from "../../server/read-fields";
import { runScript } from "../support/node-script";

let seen: unknown;
beforeAll(async () => (seen = await runScript("set-readers-process", [], {})));

test("a note of the longest length passes, a line break being one character however it is sent", () => {
  const note = ["Nino", `${"x".repeat(996)}\n\n\n\n${"y".repeat(1000)}`];
  expect(seen).toMatchObject({ longest: [303, "/cases?shown-set=noted"], kept: expect.arrayContaining([note]) });
});

test("a note or a name that is too long is refused and nothing of it kept", () => {
  expect(seen).toMatchObject({
    tooLong: [400, null],
    tooLongWithoutScript: [303, "/cases?shown-set=invalid"],
    nameTooLong: [400, null],
    kept: [expect.anything(), ["Nino", "After it."]],
  });
});

test("a form longer than any of a reader counts as empty, and the connection serves the next; one without an end is cut off", () => {
  expect(seen).toMatchObject({ oversized: [400, null], next: [200, null], endless: "closed", faults: [] });
});

test("a form that does not arrive in time, or not whole, counts as empty", async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const slow = new IncomingMessage(new Socket());
  slow.push("name=Nino&text=A");
  const fields = readFields(slow);
  jest.advanceTimersByTime(10_000);
  expect([...(await fields)]).toEqual([]);
  jest.useRealTimers();

  const aborted = new IncomingMessage(new Socket());
  aborted.push("name=Nino&text=A");
  const none = readFields(aborted);
  aborted.destroy(new Error("aborted"));
  expect([...(await none)]).toEqual([]);
});
