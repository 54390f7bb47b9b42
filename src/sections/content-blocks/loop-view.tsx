import { useRef } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { TerritoryArt } from "../../ui/territory/territory-art";
import type { BlockProps } from "./block-props";
import * as styles from "./loop-view.module.css";
import { NOWHERE } from "./nowhere";
import { useTerritoryLoop } from "./use-territory-loop";

/** The territory, whose second plays again and again while it is seen. Without scripts it is a still. */
export function LoopView({ block, territory = NOWHERE }: BlockProps<Queries.LoopViewFragment>) {
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
      {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
    </figure>
  );
}

export const query = graphql`
  fragment LoopView on LoopBlock {
    caption
  }
`;
