import { graphql } from "gatsby";
import type { ArtShapeName } from "territories";
import { classNames } from "../class-names";
import { late } from "../on-demand";
import { DrawnPicture } from "./drawn-picture";
import * as styles from "./territory-art.module.css";
import type { TerritoryData } from "./territory-data";

const DrawnInPlace = late(async () => (await import("./drawn-in-place")).DrawnInPlace);

interface TerritoryArtProps {
  territory: TerritoryData;
  /** Its file. The live preview has none, and draws it. */
  src?: string | undefined;
  /** Another shape of it, for narrow windows. */
  phone?: string | undefined;
  shape: ArtShapeName;
  className?: string | undefined;
}

const NARROW = "(width <= 512px)";

/** The drawing of a territory, for what has no picture. It fills its box; the same territory always gives the same drawing. */
export function TerritoryArt({ territory, src, phone, shape, className }: TerritoryArtProps) {
  return (
    <span aria-hidden="true" data-ground={territory.colors[0]} className={classNames(styles.art, className)}>
      {src === undefined ? (
        <DrawnInPlace territory={territory} shape={shape} />
      ) : (
        <DrawnPicture sources={[...(phone ? [{ media: NARROW, src: phone }] : []), { src }]} alt="" />
      )}
    </span>
  );
}

export const query = graphql`
  fragment TerritoryBase on Territory {
    colors
    mark
    seed
  }
`;
