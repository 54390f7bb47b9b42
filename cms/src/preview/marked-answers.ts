/** Responses of the API with marks that identify the field of each text and picture (X11). */
import { endpointPath, endpoints, withoutMarks, type EndpointName, type MarkedAnswers } from "@future-native/contract";
import type { LocaleCode } from "@future-native/contract/locales";
import type { z } from "zod";
import { isRecord } from "payload-kit";
import { answers, type Parameters } from "../public-api/answers";
import { listCalls } from "../../publisher/list-calls";
import type { Content } from "../public-api/content";

/**
 * Every list of the API, and the site's texts.
 * @param content with marks, as `markedContent` gives it
 * @param locales of what differs by locale
 */
export async function everyMarkedAnswer(
  content: Content,
  locales: readonly LocaleCode[],
): Promise<MarkedAnswers["answers"]> {
  const made: Record<string, unknown> = {};
  for (const [name, parameters] of listCalls(locales)) {
    made[endpointPath(name, parameters)] = await markedAnswer(name, content, parameters);
  }
  return made;
}

/** An answer in the contract's shape whose texts are marked; a year is one of them. */
export async function markedAnswer(name: EndpointName, content: Content, parameters: Parameters): Promise<unknown> {
  const answer = withMarksInHash(await answers[name](content, parameters));
  const refused = endpoints[name].answer.safeParse(answer).error?.issues ?? [];
  // An alias or a web address is no text: the contract knows which.
  return refused.filter(isNoText).reduce<unknown>((cleaned, { path }) => unmarkedAt(cleaned, path), answer);
}

/** A year and an e-mail address are drawn as they are, so they keep their marks. */
function isNoText(issue: z.core.$ZodIssue): boolean {
  const isNumber = issue.code === "invalid_type" && (issue.expected === "number" || issue.expected === "int");
  return !isNumber && !(issue.code === "invalid_format" && issue.format === "email");
}

const MARKED_FILE = /^(\/media\/.*?)((?:%F3%B[01]%[\dA-F]{2}%[\dA-F]{2})+)$/;

/** With the marks of a file's address behind a `#`, where they ask for no other file. */
function withMarksInHash(value: unknown): unknown {
  return mapStrings(value, (text) => text.replace(MARKED_FILE, "$1#$2"));
}

function unmarkedAt(value: unknown, [name, ...rest]: readonly PropertyKey[]): unknown {
  if (name === undefined) return mapStrings(value, withoutMarks);
  if (Array.isArray(value)) return value.map((item, at) => (at === name ? unmarkedAt(item, rest) : item));
  return isRecord(value) ? { ...value, [name]: unmarkedAt(value[String(name)], rest) } : value;
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapStrings(item, change)]));
}
