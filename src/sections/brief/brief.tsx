import { useRef, type ComponentProps } from "react";
import { graphql } from "gatsby";
import { usePointer } from "../../hooks/use-pointer";
import { LocalizedLink } from "../../i18n/localized-link";
import { useTranslation } from "react-i18next";
import { useIsThere } from "../../i18n/use-page";
import { Arrow } from "../../ui/glyphs";
import { classNames } from "../../ui/class-names";
import { TextLink } from "../../ui/text-link";
import { wordWidth } from "../../ui/word-width";
import * as styles from "./brief.module.css";

interface BriefProps extends ComponentProps<"section"> {
  settings: Queries.BriefFragment;
}

/** The drawing is as many units wide; the word is set to fill it. */
const WIDTH = 1000;
/** White beside the first letter and the last, in em: the ink is to reach from gutter to gutter. */
const BEARING = { first: 0.06, last: 0.015 };

/** One word as wide as the window, which is the button; a sun rises behind it under the hand. Above it the two ways on (N24). */
export function Brief({ settings, className, ...rest }: BriefProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLSpanElement>(null);
  usePointer(button);
  const isThere = useIsThere();
  if (!settings.brief) return null;
  const { word, lead, agency, school } = settings.brief;
  const size = WIDTH / wordWidth(word);
  return (
    <section data-ground="hot" aria-label={lead} className={classNames(styles.brief, className)} {...rest}>
      <div className={styles.head}>
        <p>{lead}</p>
        <ul className={styles.ways}>
          {isThere("contacts") && (
            <li>
              <TextLink look="plain" route="contacts">
                {agency} <Arrow />
              </TextLink>
            </li>
          )}
          {settings.school && (
            <li>
              <TextLink look="plain" to={settings.school.url}>
                {school} <Arrow direction="out" />
              </TextLink>
            </li>
          )}
        </ul>
      </div>
      <LocalizedLink
        route="contacts-brief"
        aria-label={`${word} ${t("brief.open")}`}
        className={styles.button}
        data-popup-type="1"
        data-popup-source="home_button"
      >
        <span ref={button} aria-hidden="true" className={styles.stage}>
          <span className={styles.sun} />
          <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${Math.round(size)}`} className={styles.word}>
            <text
              x={-size * BEARING.first}
              y={size * 0.83}
              fontSize={size}
              textLength={WIDTH + size * (BEARING.first + BEARING.last)}
              lengthAdjust="spacingAndGlyphs"
            >
              {word}
            </text>
          </svg>
        </span>
      </LocalizedLink>
    </section>
  );
}

export const query = graphql`
  fragment Brief on SiteSettings {
    school {
      url
    }
    brief {
      word
      lead
      agency
      school
    }
  }
`;
