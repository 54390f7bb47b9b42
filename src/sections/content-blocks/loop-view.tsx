import { useRef } from "react";
import { graphql } from "gatsby";
import { DrawnPicture } from "../../ui/territory/drawn-picture";
import { TerritoryArt } from "../../ui/territory/territory-art";
import type { BlockProps } from "./block-props";
import { FilmView } from "./film-view";
import { LoopStage } from "./loop-stage";
import * as styles from "./loop-view.module.css";
import { NOWHERE } from "./nowhere";
import { useTerritoryLoop } from "./use-territory-loop";

/** A film, or without one the territory as it is drawn everywhere else. */
export function LoopView({ block, territory, art }: BlockProps<Queries.LoopViewFragment>) {
  const { film, caption } = block;
  return film ? <FilmView film={film} caption={caption} /> : <TerritoryLoop {...{ caption, territory, art }} />;
}

type TerritoryLoopProps = Pick<BlockProps<unknown>, "territory" | "art"> & { caption: string | null };

/** The territory, whose second plays again and again while it is seen. Without scripts it is a still. */
function TerritoryLoop({ caption, territory = NOWHERE, art }: TerritoryLoopProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { state, toggle, begin } = useTerritoryLoop(stage);
  return (
    <LoopStage {...{ state, toggle, caption }}>
      <div ref={stage} className={styles.art}>
        {art ? (
          <DrawnPicture sources={[{ media: "(width <= 576px)", src: art.wide }, { src: art.bleed }]} alt="" />
        ) : (
          <TerritoryArt territory={territory} shape="bleed" />
        )}
      </div>
      <span aria-hidden="true" className={styles.bar} onAnimationStart={begin} onAnimationIteration={begin} />
    </LoopStage>
  );
}

export const query = graphql`
  fragment LoopView on LoopBlock {
    caption
    film {
      ...FilmView
    }
  }
`;
