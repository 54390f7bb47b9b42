import { format } from "node:util";
import type { Logger } from "pino";

const LEVELS = [
  ["debug", "debug"],
  ["log", "info"],
  ["info", "info"],
  ["warn", "warn"],
  ["error", "error"],
] as const;

type Printer = Pick<Console, (typeof LEVELS)[number][0]>;

/**
 * Redirects console output of libraries, above all of Next, to the log (X10), so that every line is JSON and errors are
 * serialised like others.
 * @param printer the console that libraries use
 */
export function logConsole(logger: Logger, printer: Printer = console): void {
  for (const [method, level] of LEVELS) {
    printer[method] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const text = format(...parts.filter((part) => part !== err)).trim();
      if (err) logger[level]({ err, msg: `${text} ${err.message}`.trim() });
      else if (text) logger[level]({ msg: text });
    };
  }
}
