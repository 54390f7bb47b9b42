import { useRef } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { TerritoryArt } from "../../ui/territory/territory-art";
import type { BlockProps } from "./block-props";
import { FilmView } from "./film-view";
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
  const { t } = useTranslation();
  const art = useRef<HTMLDivElement>(null);
  const { state, toggle, begin } = useTerritoryLoop(art);
  return (
    <figure>
      <div data-state={state} className={styles.stage}>
        <div ref={art} className={styles.art}>
          <TerritoryArt territory={{ ...territory, seed: territory.seed + 3 }} />
        </div>
        {state !== "still" && (
          <button type="button" className={styles.toggle} onClick={toggle}>
            <span aria-hidden="true" className={styles.sign} />
            {state === "paused" ? t("cases.play") : t("cases.pause")}
          </button>
        )}
        <span aria-hidden="true" className={styles.bar} onAnimationStart={begin} onAnimationIteration={begin} />
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
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
