import { toMark, type Territory } from "territories";

/** Three colours (ground, figure, accent), a mark and the seed that all is drawn from. */
export interface TerritoryData {
  readonly colors: readonly string[];
  readonly mark: string;
  readonly seed: number;
}

/** A territory in the colours of the style sheet. */
export function inTokens({ colors, mark, seed }: TerritoryData): Territory {
  const [ground = "ink", figure = "paper", accent = "hot"] = colors;
  return { mark: toMark(mark), seed, colors: [`var(--${ground})`, `var(--${figure})`, `var(--${accent})`] };
}
