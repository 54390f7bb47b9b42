/** The log of the CMS and its server: a line of JSON each in production, words in a terminal (X10). */
import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger, type LoggerOptions } from "pino";
import pretty from "pino-pretty";
import { isRecord } from "payload-kit";
import { currentRequestId } from "payload-kit/request-context";
import type { CmsEnv } from "./env";

/** Options and destination of a logger, as Payload takes them. */
export interface LoggerSettings {
  readonly options: LoggerOptions;
  readonly destination: DestinationStream;
}

/** How everything here logs. Each line carries the id of the request that it was written for. */
export function loggerSettings({ log }: Pick<CmsEnv, "log">): LoggerSettings {
  const options: LoggerOptions = {
    level: log.level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
    hooks: {
      logMethod(line, method) {
        method.apply(this, line.map(wordsWithoutValues) as typeof line);
      },
    },
    mixin: () => {
      const request = currentRequestId();
      return request === undefined ? {} : { request };
    },
  };
  const words = () =>
    pretty({ sync: true, colorize: process.stdout.isTTY, translateTime: "SYS:HH:MM:ss", ignore: "request" });
  return { options, destination: log.isPretty ? words() : destination(1) };
}

/** The logger of what runs outside of Payload. */
export function createLogger(env: Pick<CmsEnv, "log">): Logger {
  const { options, destination } = loggerSettings(env);
  return pino(options, destination);
}

interface DescribedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: unknown;
}

/**
 * Fields of an error that are logged: these four only, because database errors contain the refused values, which may be
 * visitors' data.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const described: DescribedError = {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ""),
  };
  if ("code" in error && typeof error.code === "string") described.code = error.code;
  if (error.cause instanceof Error) described.cause = describeError(error.cause);
  return described;
}

/** Drizzle ends the message of a query that failed with the values of its parameters, up to the stack. */
const VALUES = /\nparams: [^]*?(?=\n {4}at |$)/g;

/** A part of a line; where an error comes without a message, pino takes the error's own. */
function wordsWithoutValues(part: unknown, _index: number, { length }: readonly unknown[]): unknown {
  if (typeof part === "string") return withoutValues(part);
  if (part instanceof Error) return length > 1 ? { err: part } : { err: part, msg: withoutValues(part.message) };
  if (!isRecord(part)) return part;
  if (typeof part.msg === "string") return { ...part, msg: withoutValues(part.msg) };
  return part.err instanceof Error && length === 1 ? { ...part, msg: withoutValues(part.err.message) } : part;
}

function withoutValues(text: string): string {
  return text.replace(VALUES, "");
}
