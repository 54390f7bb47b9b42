import { TerritoryArt } from "../../ui/territory/territory-art";
import * as styles from "./hero.module.css";
import { layersOf, type SloganWordsProps } from "./slogan-word";

/** The composition of the territory; the mouse moves its two layers against each other. */
export function HeroArt(props: SloganWordsProps) {
  return (
    <div aria-hidden="true" className={styles.art}>
      {layersOf(props).map(({ index, state, territory }) => (
        <div
          key={index}
          data-lives=""
          data-arrives={state === "still" ? "" : undefined}
          data-state={state}
          className={styles.territory}
        >
          <TerritoryArt territory={territory} shape="square" layer="base" className={styles.base} />
          <TerritoryArt territory={territory} shape="square" layer="accent" className={styles.accent} />
        </div>
      ))}
    </div>
  );
}
