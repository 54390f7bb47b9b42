/** Lines that stay, and below them lines that are redrawn in place, where the output is a terminal. */

/** As `process.stdout`. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

export interface Terminal {
  /** Prints what stays, above what is drawn. A line that has not ended waits for its end. */
  print(text: string): void;
  /** Replaces what was drawn; nothing is where the output is no terminal. */
  draw(lines: readonly string[]): void;
}

/** @see https://en.wikipedia.org/wiki/ANSI_escape_code#Control_Sequence_Introducer_commands */
const UP_AND_ERASE = (lines: number) => (lines > 0 ? `\x1b[${lines}F\x1b[J` : "");
const USUAL_COLUMNS = 80;

export function createTerminal(output: Output): Terminal {
  let drawn: readonly string[] = [];
  let unfinished = "";

  function replace(kept: string, lines: readonly string[]): void {
    // A line that wraps would be two, and one of them would stay.
    const widest = (output.columns ?? USUAL_COLUMNS) - 1;
    const next = lines.map((line) => `${[...line].slice(0, widest).join("")}\n`);
    output.write(UP_AND_ERASE(drawn.length) + kept + next.join(""));
    drawn = lines;
  }

  return {
    print(text) {
      if (!output.isTTY) return void output.write(text);
      const whole = unfinished + text;
      const end = whole.lastIndexOf("\n") + 1;
      unfinished = whole.slice(end);
      if (end > 0) replace(whole.slice(0, end), drawn);
    },
    draw(lines) {
      if (output.isTTY && (lines.length > 0 || drawn.length > 0)) replace("", lines);
    },
  };
}
