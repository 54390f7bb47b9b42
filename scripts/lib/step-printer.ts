import { begunLine, endedLine, runningLine, sentenceLine, type Counted, type LogFormat } from "./step-lines";
import { createTerminal, type Output } from "./terminal";

/** Called with what a step counts, as often as it changes. */
export type Report = (counted: Counted) => void;

/** Interval at which lines in place are redrawn, ms. */
const REDRAWN_AFTER = 250;

interface Watched {
  name: string;
  began: number;
  counted?: Counted & { began: number; before: number };
}

interface RunOptions {
  /** Whether it is drawn in place while it runs, where the output is a terminal. */
  isDrawn: boolean;
}

export interface StepPrinter {
  run<Result>(name: string, work: (report: Report) => Promise<Result>, options: RunOptions): Promise<Result>;
  /** Prints a sentence of the task. */
  say(sentence: string): void;
  /** Prints what a child process has printed. */
  print(text: string): void;
}

/** Prints steps: a line when each begins and ends; in a terminal those that are drawn have one line, in place. */
export function createStepPrinter(output: Output, { format }: { format: LogFormat }): StepPrinter {
  const isDrawing = Boolean(output.isTTY) && format === "words";
  const terminal = createTerminal(output);
  const watched = new Set<Watched>();
  let timer: NodeJS.Timeout | undefined;

  const line = (text: string) => terminal.print(`${text}\n`);
  const redraw = () => {
    const now = performance.now();
    terminal.draw(
      [...watched].map(({ name, began, counted }) =>
        runningLine({ name, took: now - began, counted: counted && { ...counted, took: now - counted.began } }),
      ),
    );
  };
  function watch(one: Watched): () => void {
    watched.add(one);
    timer ??= setInterval(redraw, REDRAWN_AFTER);
    redraw();
    return () => {
      watched.delete(one);
      if (watched.size === 0) clearInterval(timer);
      if (watched.size === 0) timer = undefined;
      redraw();
    };
  }

  return {
    async run(name, work, { isDrawn }) {
      const one: Watched = { name, began: performance.now() };
      const inPlace = isDrawn && isDrawing;
      if (!inPlace) line(begunLine(name, format, Date.now()));
      const end = inPlace ? watch(one) : () => undefined;
      const report: Report = (counted) => {
        const isSame = one.counted?.what === counted.what;
        const { began, before } =
          isSame && one.counted ? one.counted : { began: performance.now(), before: counted.done };
        one.counted = { ...counted, began, before };
      };
      try {
        const result = await work(report);
        end();
        line(endedLine(name, performance.now() - one.began, format, Date.now()));
        return result;
      } finally {
        end();
      }
    },
    say: (sentence) => line(sentenceLine(sentence, format, Date.now())),
    print: terminal.print,
  };
}
