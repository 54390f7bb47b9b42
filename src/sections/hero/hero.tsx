import { graphql } from "gatsby";
import { useRotation } from "../../hooks/use-rotation";
import { Arrow } from "../../ui/arrow";
import { ButtonLink } from "../../ui/button-link";
import { Heading } from "../../ui/heading";
import { TerritoryArt } from "../../ui/territory/territory-art";
import { untied } from "../../ui/word-width";
import * as styles from "./hero.module.css";

/** Each word, and its territory with it, stays this long. */
const WORD_MS = 4500;

interface HeroProps {
  settings: Queries.HeroFragment;
  /** Whose territories the words stand on, in the words' order. */
  cases: readonly Queries.HeroTerritoryFragment[];
}

/** The slogan without the word that changes, if it ends in that word. */
function fixedPart(slogan: string, word: string): string {
  return slogan.toLowerCase().endsWith(word.toLowerCase()) ? slogan.slice(0, -word.length).trimEnd() : slogan;
}

/** The slogan as the first view; its last word changes, and the territory beside it. */
export function Hero({ settings, cases }: HeroProps) {
  const { slogan, brief, pages } = settings;
  const { words, lead } = pages.home;
  const turn = useRotation(words.length, WORD_MS);
  const territory = cases[turn % Math.max(1, cases.length)]?.territory;
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Heading level={1} size="hero" fit={untied([slogan, ...words].join(" "))}>
          {untied(fixedPart(slogan, words[0] ?? ""))}{" "}
          <span key={turn} className={styles.word}>
            {untied(words[turn] ?? "")}
          </span>
        </Heading>
        <div className={styles.foot}>
          {lead && <p className={styles.lead}>{lead}</p>}
          <ButtonLink route="contacts" className={styles.button} data-popup-type="1" data-popup-source="home_button">
            {brief.word} <Arrow />
          </ButtonLink>
        </div>
      </div>
      {territory && (
        <div className={styles.art}>
          <TerritoryArt key={turn} territory={territory} shape="square" className={styles.drawing} />
        </div>
      )}
    </div>
  );
}

export const query = graphql`
  fragment Hero on SiteSettings {
    slogan
    brief {
      word
    }
    pages {
      home {
        lead
        words
      }
    }
  }

  fragment HeroTerritory on Case {
    territory {
      ...TerritoryBase
    }
  }
`;
