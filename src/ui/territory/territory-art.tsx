import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { drawTerritory, familyOf, toMark, type Territory } from "territories";
import { classNames } from "../class-names";
import * as styles from "./territory-art.module.css";

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

const FIELDS = {
  wide: [160, 100],
  tall: [80, 100],
  square: [100, 100],
  band: [420, 100],
} as const;

interface TerritoryArtProps extends ComponentProps<"svg"> {
  territory: TerritoryData;
  shape?: keyof typeof FIELDS;
  /** Only the ground with its figure, or only the accent on nothing: for drawings whose layers move apart. */
  layer?: "base" | "accent";
}

/** The composition of a territory, for what has no picture. It fills its box; the same territory always gives the same drawing. */
export function TerritoryArt({ territory, shape = "wide", layer, className, ...rest }: TerritoryArtProps) {
  const { colors } = territory;
  const [ground = "ink", figure = "paper", accent = "hot"] = colors;
  const [width, height] = FIELDS[shape];
  const drawing = drawTerritory(territory, { width, height });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      data-family={familyOf(territory)}
      className={classNames(styles.art, className)}
      {...rest}
    >
      {layer !== "accent" && (
        <>
          <path d={`M0 0h${width}v${height}H0z`} fill={`var(--${ground})`} />
          <path d={drawing.figure} fill={`var(--${figure})`} fillRule="evenodd" />
        </>
      )}
      {layer !== "base" && <path d={drawing.accent} fill={`var(--${accent})`} fillRule="evenodd" />}
    </svg>
  );
}

export const query = graphql`
  fragment TerritoryBase on Territory {
    colors
    mark
    seed
  }
`;
