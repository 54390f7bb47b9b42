import { TerritoryArt } from "../../ui/territory/territory-art";
import * as styles from "./hero.module.css";
import { layersOf, type SloganWordsProps } from "./slogan-word";

/** The drawing of the territory, which leans away from the pointer. */
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
          <TerritoryArt
            territory={territory}
            src={territory.drawing}
            shape="square"
            priority={state === "still"}
            className={styles.drawing}
          />
        </div>
      ))}
    </div>
  );
}
