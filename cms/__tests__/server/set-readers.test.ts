/** Replies of readers of a set (X12) are stored whole or refused, and no request makes the server fail. */
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { readFields } from "../../server/read-fields";
import { sendNotes } from "../support/sent-notes";
import { provideCms } from "../support/test-cms";
import { tryLinks } from "../support/tried-links";

let seen: unknown;
beforeAll(async () => void (seen = await sendNotes()));

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
  vi.useFakeTimers({ now: 0, toFake: ["Date", "setTimeout", "clearTimeout"] });
  const slow = new IncomingMessage(new Socket());
  slow.push("name=Nino&text=A");
  const fields = readFields(slow);
  vi.advanceTimersByTime(10_000);
  expect([...(await fields)]).toEqual([]);
  vi.useRealTimers();

  const aborted = new IncomingMessage(new Socket());
  aborted.push("name=Nino&text=A");
  const none = readFields(aborted);
  aborted.destroy(new Error("aborted"));
  expect([...(await none)]).toEqual([]);
});

describe("the passphrase of a link", () => {
  const cms = provideCms();
  let tried: unknown;
  beforeAll(async () => void (tried = await tryLinks(cms)));

  test("has a shortest length, and the link before stays where another one is refused", () => {
    const errors = [expect.objectContaining({ message: "В пароле не меньше 8 знаков: например, три слова." })];
    expect(tried).toMatchObject({ tooShort: [409, { errors }], afterShort: null, made: [200, { ok: true }] });
  });

  test("is looked at thirty times for a network, also of 150 tries at once, and the answer says when again", () => {
    expect(tried).toMatchObject({ atOnce: { open: 0, "wrong-passphrase": 30, "slow-down": 120 }, waits: [true, true] });
    expect(tried).toMatchObject({ wrongLinks: 30 });
  });

  test("is looked at a hundred times in all, from however many networks", () => {
    expect(tried).toMatchObject({ fromManyNetworks: { open: 0, "wrong-passphrase": 70, "slow-down": 80 } });
    expect(tried).toMatchObject({ late: "slow-down" });
  });

  test("does not count where it is right", () => {
    expect(tried).toMatchObject({ hasReader: true, again: "open" });
  });
});
