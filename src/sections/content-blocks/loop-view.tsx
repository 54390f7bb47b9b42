import { useRef } from "react";
import { graphql } from "gatsby";
import { TerritoryArt } from "../../ui/territory/territory-art";
import type { BlockProps } from "./block-props";
import { FilmView } from "./film-view";
import { LoopStage } from "./loop-stage";
import * as styles from "./loop-view.module.css";
import { NOWHERE } from "./nowhere";
import { useTerritoryLoop } from "./use-territory-loop";

/** A film, or without one the territory. */
export function LoopView({ block, territory }: BlockProps<Queries.LoopViewFragment>) {
  const { film, caption } = block;
  return film ? <FilmView film={film} caption={caption} /> : <TerritoryLoop caption={caption} territory={territory} />;
}

type TerritoryLoopProps = Pick<BlockProps<unknown>, "territory"> & { caption: string | null };

/** The territory, whose second plays again and again while it is seen. Without scripts it is a still. */
function TerritoryLoop({ caption, territory = NOWHERE }: TerritoryLoopProps) {
  const art = useRef<HTMLDivElement>(null);
  const { state, toggle, begin } = useTerritoryLoop(art);
  return (
    <LoopStage {...{ state, toggle, caption }}>
      <div ref={art} className={styles.art}>
        <TerritoryArt territory={{ ...territory, seed: territory.seed + 3 }} />
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
