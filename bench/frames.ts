/** Frames of a page in a trace of Chromium, and what the main thread did in each. */

/** @see https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds on the clock. */
  ts: number;
  dur?: number;
  /** Microseconds that the thread ran. */
  tdur?: number;
  args?: { name?: string; data?: { functionName?: string; url?: string; type?: string; lineNumber?: number } };
}

export interface Frame {
  /** Milliseconds since the trace began. */
  at: number;
  /** Milliseconds since the frame before. */
  time: number;
  /** Milliseconds that the main thread ran in its longest task since the frame before. */
  work: number;
  /** The longest parts of the work, with milliseconds. */
  parts: string[];
}

const TASKS = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);

/** Trace events that are measured in a frame: script, style, layout, paint. */
const PARTS = new Set([
  ...[
    "FunctionCall",
    "EventDispatch",
    "TimerFire",
    "FireAnimationFrame",
    "RunMicrotasks",
    "EvaluateScript",
    "V8.GC_SCAVENGER",
  ],
  ...["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "MinorGC", "MajorGC", "Decode Image"],
]);

/** @param events of the whole browser, in any order */
export function framesOf(events: readonly TraceEvent[]): Frame[] {
  const main = mainThread(events);
  const own = events.filter(({ pid, tid, ph }) => `${pid} ${tid}` === main && ph === "X").sort((a, b) => a.ts - b.ts);
  const start = own[0]?.ts ?? 0;
  const tasks = own.filter(({ name }) => TASKS.has(name));
  const begins = own.filter(({ name }) => name === "Commit").map(({ ts, dur = 0 }) => ts + dur);
  return begins.slice(1).map((end, index) => {
    const begin = begins[index] ?? start;
    const isWithin = ({ ts }: TraceEvent) => ts >= begin && ts < end;
    const work = Math.max(0, ...tasks.filter(isWithin).map(({ tdur, dur = 0 }) => tdur ?? dur));
    return {
      at: (begin - start) / 1000,
      time: (end - begin) / 1000,
      work: work / 1000,
      parts: partsOf(own.filter(isWithin)),
    };
  });
}

/** The renderer's thread that has done most. */
function mainThread(events: readonly TraceEvent[]): string {
  const threads = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const busy = threads.map(({ pid, tid }) => ({
    key: `${pid} ${tid}`,
    commits: events.filter((event) => event.pid === pid && event.tid === tid && event.name === "Commit").length,
  }));
  return busy.sort((a, b) => b.commits - a.commits)[0]?.key ?? "";
}

function partsOf(events: readonly TraceEvent[]): string[] {
  return events
    .filter(({ name }) => PARTS.has(name))
    .map(({ name, tdur, dur = 0, args }) => ({ name: describe(name, args), ms: (tdur ?? dur) / 1000 }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 5)
    .map(({ name, ms }) => `${name} ${ms.toFixed(1)}`);
}

function describe(name: string, args: TraceEvent["args"]): string {
  const { functionName, url, type, lineNumber } = args?.data ?? {};
  if (type) return `${name} ${type}`;
  return functionName ? `${name} ${functionName} (${url?.split("/").pop()}:${lineNumber})` : name;
}
