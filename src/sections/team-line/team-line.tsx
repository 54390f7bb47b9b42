import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { LocalizedLink } from "../../i18n/localized-link";
import { useTranslation } from "react-i18next";
import { useIsThere } from "../../i18n/use-page";
import { Arrow } from "../../ui/glyphs";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import { Section } from "../../ui/section";
import { TextLink } from "../../ui/text-link";
import * as styles from "./team-line.module.css";

interface TeamLineProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  members: readonly Queries.TeamFaceFragment[];
}

/** The row is shared by everybody who is in it and the free place, 8 px between them; below 72 px each it is scrolled. */
function boxesOf(members: number): readonly PictureBox[] {
  const row = `(min(100vw - 80px, 1650px) - ${8 * members}px)`;
  return [{ width: `max(72px, ${row} / ${members + 1})`, ratio: 4 / 5 }];
}

/** The team in one row, whose end is free; the page about us has them in full (N24). */
export function TeamLine({ members, ...rest }: TeamLineProps) {
  const { t } = useTranslation();
  const isThere = useIsThere();
  if (members.length === 0) return null;
  const boxes = boxesOf(members.length);
  return (
    <Section
      title={t("sections.team")}
      note={
        <TextLink look="plain" route="about" hash="team">
          {t("sections.allTeam")} {members.length} <Arrow />
        </TextLink>
      }
      {...rest}
    >
      <ul className={styles.row}>
        {members.map(({ entryId, name, portrait }) => (
          <li key={entryId} className={styles.member}>
            {portrait && <Picture picture={portrait} alt={name} boxes={boxes} className={styles.portrait} />}
          </li>
        ))}
        {isThere("career") && (
          <li className={styles.free}>
            <LocalizedLink route="career" data-ground="hot" className={styles.you}>
              {t("team.you")}
            </LocalizedLink>
          </li>
        )}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment TeamFace on TeamMember {
    entryId
    name
    portrait {
      ...PictureBase
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [80, 96, 120, 160, 220, 280])
        }
      }
    }
  }

  fragment TeamFaces on Query {
    team: allTeamMember(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...TeamFace
      }
    }
  }
`;
