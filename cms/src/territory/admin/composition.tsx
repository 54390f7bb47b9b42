"use client";

import { useMemo, type ComponentProps } from "react";
import { CARD_SHAPES, cardLayout, draw, toMark, toSvg, type CardShapeName } from "territories";
import { useColorOf } from "../../admin/colors";

/** A territory as a form or a list has it: a value is missing while it is chosen, and a seed can be any number. */
export interface DraftTerritory {
  ground?: unknown;
  figure?: unknown;
  accent?: unknown;
  mark?: unknown;
  seed?: unknown;
}

interface CompositionProps extends ComponentProps<"img"> {
  territory: DraftTerritory;
  /** Of the card that it is drawn for. */
  shape: CardShapeName;
}

const isSeed = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The drawing that the site makes of a territory. */
export function Composition({ territory, shape, ...rest }: CompositionProps) {
  const colorOf = useColorOf();
  const mark = toMark(String(territory.mark));
  const seed = isSeed(territory.seed) ? territory.seed : 0;
  const [ground, figure, accent] = [territory.ground, territory.figure, territory.accent].map(colorOf);
  const address = useMemo(() => {
    const drawing = draw(
      { mark, seed, colors: [ground ?? "", figure ?? "", accent ?? ""] },
      cardLayout(CARD_SHAPES[shape]),
    );
    return `data:image/svg+xml,${encodeURIComponent(toSvg(drawing))}`;
  }, [mark, seed, ground, figure, accent, shape]);
  return <img src={address} alt="" {...rest} />;
}
