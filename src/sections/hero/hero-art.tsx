import type { Drawing } from "territories";
import { DrawingView } from "../../ui/territory/drawing-view";
import { TerritoryArt } from "../../ui/territory/territory-art";
import * as styles from "./hero.module.css";
import { layersOf, type SloganWordsProps } from "./slogan-word";

interface HeroArtProps extends SloganWordsProps {
  /** The drawing of the first territory: as a file it would be painted later than the words. */
  first: Drawing | undefined;
}

/** The drawing of the territory, which leans away from the pointer. */
export function HeroArt({ first, ...words }: HeroArtProps) {
  return (
    <div aria-hidden="true" className={styles.art}>
      {layersOf(words).map(({ index, state, territory }) => (
        <div
          key={index}
          data-lives=""
          data-arrives={state === "still" ? "" : undefined}
          data-state={state}
          className={styles.territory}
        >
          {index === 0 && first ? (
            <DrawingView drawing={first} preserveAspectRatio="xMidYMid slice" className={styles.drawing} />
          ) : (
            <TerritoryArt territory={territory} src={territory.drawing} shape="square" className={styles.drawing} />
          )}
        </div>
      ))}
    </div>
  );
}
