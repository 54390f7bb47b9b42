import { Writable } from "node:stream";
import { pino, type Logger } from "pino";
import { withRequestId } from "payload-kit/request-context";
import { describeError, loggerSettings } from "../src/logger";

function lines(write: (logger: Logger) => void): unknown[] {
  let text = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  write(pino(loggerSettings({ log: { level: "info", isPretty: false } }).options, sink));
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

describe("X10: the log", () => {
  test("is a line of JSON each, with the id of the request that it was written for", () => {
    const written = lines((logger) => {
      logger.info("by itself");
      withRequestId("request-1", () => logger.warn({ msg: "for somebody" }));
    });
    expect(written).toEqual([
      { level: "info", time: expect.any(String), msg: "by itself" },
      { level: "warn", time: expect.any(String), msg: "for somebody", request: "request-1" },
    ]);
  });

  test("has nothing of the values that a database refused", () => {
    // As drizzle-orm words it, over several lines, and as PostgreSQL's driver hangs values on its errors.
    const cause = Object.assign(new Error("duplicate key"), {
      code: "23505",
      detail: "Key (email)=(zdenka@example.com)",
    });
    const error = new Error(
      "Failed query: insert into enquiries values ($1, $2)\nparams: Zdenka,zdenka@example.com\nline two",
      {
        cause,
      },
    );
    Object.assign(error, { params: ["Zdenka", "zdenka@example.com"], query: "insert into enquiries" });
    const text = JSON.stringify([
      describeError(error),
      lines((logger) => {
        logger.error(error);
        logger.error({ err: error });
        logger.error({ err: error, msg: String(error) });
        logger.error({ err: error }, error.message);
      }),
    ]);
    expect(text).toContain("insert into enquiries");
    expect(text).toContain("23505");
    expect(text).toContain("logger.test");
    expect(text).not.toMatch(/zdenka|line two/i);
  });
});
