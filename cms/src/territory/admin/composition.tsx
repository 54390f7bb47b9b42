import { TERRITORY_HEX } from "@future-native/contract/cards";
import { useMemo, type ComponentProps } from "react";
import { drawTerritory, openField } from "territories";

/** A territory as a form or a list has it: a value is missing while it is chosen, and a seed can be any number. */
export interface DraftTerritory {
  ground?: unknown;
  figure?: unknown;
  accent?: unknown;
  mark?: unknown;
  seed?: unknown;
}

interface CompositionProps extends ComponentProps<"svg"> {
  territory: DraftTerritory;
  /** The field's sides, of which the site's boxes have 100 in one. */
  size: readonly [width: number, height: number];
}

const colors: ReadonlyMap<unknown, string> = new Map(Object.entries(TERRITORY_HEX));

/** The colour of a name, for a style; nothing for a name that is none. */
export const colorOf = (name: unknown): string => colors.get(name) ?? "none";

const isSeed = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The drawing that the site makes of a territory. */
export function Composition({ territory, size: [width, height], ...rest }: CompositionProps) {
  const mark = String(territory.mark);
  const seed = isSeed(territory.seed) ? territory.seed : 0;
  const drawing = useMemo(() => drawTerritory({ mark, seed }, openField(width, height)), [mark, seed, width, height]);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} {...rest}>
      <path d={`M0 0h${width}v${height}H0z`} fill={colorOf(territory.ground)} />
      <path d={drawing.figure} fill={colorOf(territory.figure)} fillRule="evenodd" />
      <path d={drawing.accent} fill={colorOf(territory.accent)} fillRule="evenodd" />
    </svg>
  );
}
