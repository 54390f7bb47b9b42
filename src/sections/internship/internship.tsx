import { useId, type ComponentProps, type CSSProperties } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/glyphs";
import { ButtonLink } from "../../ui/button-link";
import { Ducks } from "./ducks";
import * as styles from "./internship.module.css";

interface InternshipProps extends ComponentProps<"section"> {
  internship: NonNullable<Queries.CareerInternshipFragment["internship"]>;
  /** Mailbox for applications; without one the way in is the form. */
  email: string | null;
}

type TitleStyle = CSSProperties & Record<"--letters", number>;

/** Letters of the longest word: the type is as large as it lets it be. */
function titleStyle(title: string): TitleStyle {
  return { "--letters": Math.max(...title.split(" ").map((word) => word.length)) };
}

/** The internship HOT HEADS, in hot: its name as large as the page, what there is in it, the way in, and its ducks on the water that the page below is. */
export function Internship({ internship, email, ...rest }: InternshipProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { title, lead, points, note } = internship;
  return (
    <section aria-labelledby={titleId} {...rest}>
      <div data-ground="hot" className={styles.content}>
        <div className={styles.head}>
          <p className={styles.lead}>{lead}</p>
          {note && <p>{note}</p>}
        </div>
        <div className={styles.name}>
          <h2 id={titleId} style={titleStyle(title)} className={styles.title}>
            {title.split(" ").map((word) => (
              <span key={word}>{word} </span>
            ))}
          </h2>
        </div>
        <div className={styles.facts}>
          {points.length > 0 && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          <ButtonLink
            to={email ? `mailto:${email}?subject=${encodeURIComponent(title)}` : "/contacts/job"}
            className={styles.apply}
          >
            {t("sections.internshipApply")}
            <Arrow />
          </ButtonLink>
        </div>
      </div>
      <Ducks />
    </section>
  );
}

export const query = graphql`
  fragment CareerInternship on CareerPage {
    internship {
      title
      lead
      points
      note
    }
  }
`;
