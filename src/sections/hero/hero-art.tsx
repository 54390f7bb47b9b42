import type { Drawing } from "territories";
import { DrawingView } from "../../ui/territory/drawing-view";
import { TerritoryArt } from "../../ui/territory/territory-art";
import * as styles from "./hero.module.css";
import { layersOf, type SloganWordsProps } from "./slogan-word";

interface HeroArtProps extends SloganWordsProps {
  /** The drawing of the first territory: as a file it would be painted later than the words. */
  first: Drawing | undefined;
}

/** The drawing of the territory, which leans away from the pointer; the logo as a landscape, while there is no case. */
export function HeroArt({ first, ...words }: HeroArtProps) {
  if (words.places.length === 0) {
    return (
      <svg aria-hidden="true" viewBox="0 156 400 444" preserveAspectRatio="xMaxYMax" className={styles.horizon}>
        <circle cx="170" cy="330" r="170" fill="var(--logo-disc)" />
        <path d="M90 600a190 190 0 0 1 380 0z" fill="var(--hot)" />
      </svg>
    );
  }
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
