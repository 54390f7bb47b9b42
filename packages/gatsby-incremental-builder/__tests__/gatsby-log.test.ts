import { readGatsbyLine } from "../src/gatsby-log";

test("an error of Gatsby's log is read as its author wrote it", () => {
  const error = {
    type: "LOG",
    payload: { level: "ERROR", text: "short", context: { sourceMessage: "The whole story." } },
  };
  expect(readGatsbyLine(JSON.stringify(error))).toEqual({ text: "short", error: "The whole story." });
  const begun = { type: "ACTIVITY_START", payload: { id: "createPages", text: "createPages", type: "spinner" } };
  expect(readGatsbyLine(JSON.stringify(begun))).toEqual({ begun: "createPages", moves: true, text: "" });
  expect(readGatsbyLine("plain words")).toEqual({ text: "plain words" });
});
