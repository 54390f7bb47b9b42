/** Reads the lines that Gatsby prints with `GATSBY_LOGGER=json`. */
import { z } from "zod";

const line = z.object({
  type: z.string(),
  payload: z.object({
    level: z.string().optional(),
    code: z.string().optional(),
    text: z.string().optional(),
    duration: z.number().optional(),
    id: z.string().optional(),
    current: z.number().optional(),
    total: z.number().optional(),
    statusText: z.string().optional(),
    context: z.object({ sourceMessage: z.string().optional() }).optional(),
  }),
});

export interface GatsbyLine {
  /** An activity that has begun, for instance `source and transform nodes`. */
  begun?: string;
  /** Whether an activity has begun, gone on or ended: a build that only prints goes nowhere. */
  moves?: boolean;
  /** Progress of an activity that counts: its total, or how much of it is done. */
  counts?: { activity: string; current?: number | undefined; total?: number | undefined };
  /** Message of the error, as its author wrote it. */
  error?: string;
  /** Id of that error, when it has one. */
  code?: string | undefined;
  /** The line as a person reads it; empty for what is noise. */
  text: string;
}

/** @param raw one line of Gatsby's output; what is not JSON is taken as it is */
export function readGatsbyLine(raw: string): GatsbyLine {
  const parsed = line.safeParse(parse(raw));
  if (!parsed.success) return { text: raw.startsWith("{") ? "" : raw };
  const { type, payload } = parsed.data;
  const { level, code, text = "", duration, context, id: activity, current, total } = payload;
  const counts = activity !== undefined && (current ?? total) !== undefined && { counts: { activity, current, total } };
  if (type === "ACTIVITY_START") return { begun: text, ...counts, moves: true, text: "" };
  if (type === "ACTIVITY_UPDATE" || type === "ACTIVITY_END") return { ...counts, moves: true, text: "" };
  if (type !== "LOG") return { text: "" };
  if (level === "ERROR") return { text, error: context?.sourceMessage ?? text, code };
  return { text: duration === undefined ? text : `${text} (${duration.toFixed(1)} s)` };
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
