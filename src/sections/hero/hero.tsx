import { useRef } from "react";
import { graphql } from "gatsby";
import type { Drawing } from "territories";
import { useTranslation } from "react-i18next";
import { usePointer } from "../../hooks/use-pointer";
import { useRotation } from "../../hooks/use-rotation";
import { useIsThere } from "../../i18n/use-page";
import { TIMINGS } from "../../site/timings";
import { Arrow } from "../../ui/glyphs";
import { ButtonLink } from "../../ui/button-link";
import { Heading } from "../../ui/heading";
import { untied } from "../../ui/word-width";
import { HeroArt } from "./hero-art";
import { HeroChoice } from "./hero-choice";
import { HeroPause } from "./hero-pause";
import { HeroWord } from "./hero-word";
import * as styles from "./hero.module.css";

/** Alone on the page, the slogan keeps short words with the next ones, and is set as large as that allows. */
const TIE = "\u00a0";

/** More would be a slide show. */
const MOST_PLACES = 3;

interface HeroProps {
  settings: Queries.HeroFragment;
  /** Cases whose territories are behind the words, in the words' order. */
  cases: readonly Queries.HeroTerritoryFragment[];
  /** `Territory.parts` of the first of them. */
  first?: unknown;
}

/** The slogan without the word that changes, if it ends in that word. */
function fixedPart(slogan: string, word: string): string {
  return slogan.toLowerCase().endsWith(word.toLowerCase()) ? slogan.slice(0, -word.length).trimEnd() : slogan;
}

/** The slogan as the first view. Its last word is on a territory, and both change together; a link zooms out of it to the map (N7). */
export function Hero({ settings, cases, first }: HeroProps) {
  const { productName, brief } = settings;
  const { lead, words: all = [] } = settings.pages.home ?? {};
  const slogan = settings.slogan ?? productName;
  const words = all.slice(0, MOST_PLACES);
  const places = words.flatMap((word, index) => {
    const of = cases[index % Math.max(1, cases.length)];
    return of ? [{ ...of, word: untied(word) }] : [];
  });
  const { t } = useTranslation();
  const isThere = useIsThere();
  const hero = useRef<HTMLDivElement>(null);
  const { now, before, state, choose, toggle } = useRotation(hero, places.length, TIMINGS.slogan.wordMs);
  usePointer(hero);
  const shown = places[now];
  // JSON has no type in GraphQL; ui/territory/art/art-fields.ts makes it.
  const drawing = first as Drawing | undefined;
  const fixed = places.length > 0 ? fixedPart(slogan, words[0] ?? "") : slogan;
  return (
    <div ref={hero} className={styles.hero}>
      <div className={styles.words}>
        <Heading level={1} size="hero" fit={fixed.replaceAll(TIE, "i")} className={styles.slogan}>
          {fixed} <HeroWord places={places} now={now} before={before} />
        </Heading>
        <div className={styles.foot}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {brief && (
            <ButtonLink
              route="contacts-brief"
              className={styles.button}
              data-popup-type="1"
              data-popup-source="banner_button"
            >
              {brief.word} <Arrow />
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={styles.side}>
        <HeroArt places={places} now={now} before={before} first={drawing} />
        <div className={styles.controls}>
          {shown && isThere("cases") && (
            <ButtonLink to={`/cases?view=map&at=${encodeURIComponent(shown.alias)}`} className={styles.door}>
              {t("hero.map")} <Arrow />
            </ButtonLink>
          )}
          {places.length > 1 && (
            <>
              <HeroPause state={state} onToggle={toggle} />
              <HeroChoice places={places} now={now} onChoose={choose} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment Hero on SiteSettings {
    productName
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
    alias
    territory {
      ...TerritoryBase
      drawing(shape: "square")
    }
  }
`;
