import { latestOfEach, requestsOf, type Change } from "payload-releases/states";

const change = (id: string, request?: string): Change => ({
  ...{ list: "cases", id, title: `Case ${id}`, action: "changed", by: "Ana", at: "2026-01-01T00:00:00.000Z" },
  ...(request === undefined ? {} : { request }),
});

describe("the changes of a release", () => {
  test("X10: name each request that they came by once", () => {
    expect(requestsOf([change("1", "a"), change("2", "a"), change("3"), change("4", "b")])).toEqual(["a", "b"]);
  });

  test("A6: are the latest of each entry", () => {
    const latest = change("1", "c");
    expect(latestOfEach([change("1", "a"), null, change("2", "b"), latest])).toEqual([change("2", "b"), latest]);
  });
});
