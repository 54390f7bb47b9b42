/** Progress of a start: one line per step for programs, a bar updated in place on a terminal. */
import { createStepPrinter, type Report } from "../../scripts/lib/step-printer";
import { runningLine, timeLeft } from "../../scripts/lib/step-lines";
import type { Output } from "../../scripts/lib/terminal";

interface Screen extends Output {
  written: string;
}

const output = (settings: Partial<Output> = {}): Screen => {
  const screen: Screen = { written: "", write: (text) => (screen.written += text), ...settings };
  return screen;
};

const ESCAPE = "\u001b";
const WRITTEN = new RegExp(`${ESCAPE}\\[(\\d+)F${ESCAPE}\\[J|([^${ESCAPE}]+)`, "g");

/** Lines on a terminal after all writes. */
function shown({ written }: Screen): string[] {
  const lines: string[] = [];
  for (const [, up, text = ""] of written.matchAll(WRITTEN)) {
    if (up !== undefined) lines.splice(lines.length - Number(up));
    else lines.push(...text.split("\n").slice(0, -1));
  }
  return lines;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A step that tests resolve. */
function openStep() {
  let end = (): void => undefined;
  let report: Report = () => undefined;
  const work = (given: Report) => {
    report = given;
    return new Promise<void>((resolve) => (end = resolve));
  };
  return { work, end: () => end(), report: (...counted: Parameters<Report>) => report(...counted) };
}

test("without a terminal a step is a line when it begins and a line with its time when it ends", async () => {
  const screen = output();
  const { run } = createStepPrinter(screen, { format: "words" });
  const { work, end, report } = openStep();
  const running = run("build the site", work, { isDrawn: true });
  report({ what: "pictures", done: 1, all: 4 });
  await jest.advanceTimersByTimeAsync(12_300);
  expect(screen.written).toBe("▸ build the site\n");
  end();
  await running;
  expect(screen.written).toBe("▸ build the site\n✔ build the site, 12.3 s\n");
});

test("where JSON is asked for, every line is JSON", async () => {
  const screen = output({ isTTY: true });
  const { run, say } = createStepPrinter(screen, { format: "json" });
  await run("build the site", async () => undefined, { isDrawn: true });
  say("\nReady after 3 s.\n");
  const lines = screen.written
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    { level: "info", msg: "build the site", state: "begun" },
    { level: "info", msg: "build the site", state: "done", seconds: 0 },
    { level: "info", msg: "Ready after 3 s." },
  ]);
});

test("at a terminal steps side by side have a line each, in place, with the rate's time left", async () => {
  const screen = output({ isTTY: true, columns: 120 });
  const { run, print } = createStepPrinter(screen, { format: "words" });
  const [one, other] = [openStep(), openStep()];
  const running = [
    run("build the CMS", one.work, { isDrawn: true }),
    run("import the demo content", other.work, { isDrawn: true }),
  ];
  other.report({ what: "pictures", done: 0, all: 139 });
  await jest.advanceTimersByTimeAsync(10_000);
  other.report({ what: "pictures", done: 50, all: 139 });
  await jest.advanceTimersByTimeAsync(250);
  print("a line of the ");
  print("server\n");
  expect(shown(screen)).toEqual([
    "a line of the server",
    "▸ build the CMS, 10 s",
    "▸ import the demo content ███████░░░░░░░░░░░░░ pictures 50 of 139, 10 s, about 19 s left",
  ]);
  one.end();
  await running[0];
  expect(shown(screen)).toEqual([
    "a line of the server",
    "✔ build the CMS, 10.3 s",
    expect.stringMatching(/^▸ import the demo content/),
  ]);
  other.end();
  await running[1];
  expect(shown(screen).at(-1)).toBe("✔ import the demo content, 10.3 s");
});

test("a step that fails leaves no line in place", async () => {
  const screen = output({ isTTY: true });
  const { run } = createStepPrinter(screen, { format: "words" });
  const failing = run("build the CMS", () => Promise.reject(new Error("no")), { isDrawn: true });
  await expect(failing).rejects.toThrow("no");
  expect(shown(screen)).toEqual([]);
});

test("a line that is wider than the terminal is cut, for a wrapped one could not be taken back", async () => {
  const screen = output({ isTTY: true, columns: 12 });
  const { run } = createStepPrinter(screen, { format: "words" });
  const { work, end } = openStep();
  const running = run("import the demo content", work, { isDrawn: true });
  expect(shown(screen)).toEqual(["▸ import th"]);
  end();
  await running;
});

test("the time left is that of the rate since counting began", () => {
  expect(timeLeft({ what: "pictures", done: 30, all: 90, took: 10_000, before: 20 })).toBe(60_000);
  expect(timeLeft({ what: "pictures", done: 20, all: 90, took: 10_000, before: 20 })).toBeUndefined();
  const counted = { what: "pictures", done: 500, all: 2236, took: 60_000, before: 0 };
  expect(runningLine({ name: "build the site", took: 90_000, counted })).toMatch(
    /pictures 500 of 2,236, 90 s, about 3 min left$/,
  );
});
