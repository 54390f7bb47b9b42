/** Output of a step: text for people, JSON for programs. Pure. */

/** Progress that a step counts. */
export interface Counted {
  /** Unit of the count, for instance `pictures`. */
  what: string;
  done: number;
  all: number;
}

export interface RunningStep {
  name: string;
  /** Milliseconds since it began. */
  took: number;
  counted?: (Counted & { took: number; before: number }) | undefined;
}

export type LogFormat = "words" | "json";

const BAR = 20;

export const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Milliseconds left at the rate so far.
 * @param counted with the milliseconds since it is counted, and what was done before
 * @returns undefined before there is a rate
 */
export function timeLeft({ done, all, took, before }: NonNullable<RunningStep["counted"]>): number | undefined {
  const counted = done - before;
  return counted > 0 && took > 0 ? ((all - done) * took) / counted : undefined;
}

function aboutWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`;
}

/** A step that runs, as one line: a bar where something is counted. */
export function runningLine({ name, took, counted }: RunningStep): string {
  const seconds = `${Math.floor(took / 1000)} s`;
  if (!counted || counted.all === 0) return `▸ ${name}, ${seconds}`;
  const { what, done, all } = counted;
  const full = Math.floor((BAR * done) / all);
  const left = timeLeft(counted);
  const count = `${what} ${done.toLocaleString("en")} of ${all.toLocaleString("en")}`;
  const words = [count, seconds, ...(left === undefined ? [] : [aboutWords(left)])].join(", ");
  return `▸ ${name} ${"█".repeat(full)}${"░".repeat(BAR - full)} ${words}`;
}

/** @param now milliseconds since 1970 */
export function begunLine(name: string, format: LogFormat, now: number): string {
  return format === "json" ? jsonLine({ msg: name, state: "begun" }, now) : `▸ ${name}`;
}

export function endedLine(name: string, took: number, format: LogFormat, now: number): string {
  return format === "json"
    ? jsonLine({ msg: name, state: "done", seconds: Number((took / 1000).toFixed(1)) }, now)
    : `✔ ${name}, ${inSeconds(took)}`;
}

/** A sentence between the steps. */
export function sentenceLine(sentence: string, format: LogFormat, now: number): string {
  return format === "json" ? jsonLine({ msg: sentence.trim() }, now) : sentence;
}

/** As the server's own lines (cms/src/logger.ts), so that one program reads both. */
const jsonLine = (fields: object, now: number) =>
  JSON.stringify({ level: "info", time: new Date(now).toISOString(), ...fields });
