import { Writable } from "node:stream";
import { pino } from "pino";
import { logConsole } from "../../server/log-console";
import { loggerSettings } from "../../src/logger";

function printed(print: (printer: Console) => void): unknown[] {
  const lines: unknown[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const printer = Object.create(console) as Console;
  logConsole(pino(loggerSettings({ log: { level: "info", isPretty: false } }).options, sink), printer);
  print(printer);
  return lines;
}

test("X10: what a library prints is a line of JSON as well", () => {
  const cause = Object.assign(new Error("no such file"), { code: "ENOENT", path: "/data/media/private.webp" });
  const lines = printed((printer) => {
    printer.log(" ✓ Ready in %d ms", 12);
    printer.warn("⚠", "several", "words");
    printer.error("⨯", new Error("failed to pipe response", { cause }));
    printer.log("");
  });
  expect(lines).toMatchObject([
    { level: "info", msg: "✓ Ready in 12 ms" },
    { level: "warn", msg: "⚠ several words" },
    { level: "error", msg: "⨯ failed to pipe response", err: { cause: { code: "ENOENT", message: "no such file" } } },
  ]);
  expect(JSON.stringify(lines)).not.toContain("private.webp");
});
