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
 * Writes what libraries print, Next first of all, as lines of the log (X10): whoever reads it by a program stumbles over
 * any other, and an error would be printed with all that hangs on it.
 * @param printer the console that libraries use
 */
export function logConsole(logger: Logger, printer: Printer = console): void {
  for (const [method, level] of LEVELS) {
    printer[method] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const words = format(...parts.filter((part) => part !== err)).trim();
      if (err) logger[level]({ err, msg: `${words} ${err.message}`.trim() });
      else if (words) logger[level]({ msg: words });
    };
  }
}
