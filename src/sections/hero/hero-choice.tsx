import { useTranslation } from "react-i18next";
import { TerritoryMark } from "../../ui/territory/territory-mark";
import * as styles from "./hero.module.css";
import type { SloganWord } from "./slogan-word";

interface HeroChoiceProps {
  places: readonly SloganWord[];
  now: number;
  onChoose: (index: number) => void;
}

/** The flags of the territories: one chooses, and what turned by itself stays. */
export function HeroChoice({ places, now, onChoose }: HeroChoiceProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t("hero.words")} className={styles.choice}>
      {places.map(({ word, territory }, index) => (
        <button
          key={word}
          type="button"
          aria-label={word}
          aria-pressed={index === now}
          data-ground={territory.colors[0]}
          className={styles.flag}
          onClick={() => onChoose(index)}
        >
          <TerritoryMark territory={territory} />
        </button>
      ))}
    </div>
  );
}
