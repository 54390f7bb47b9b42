import { useRef, type ComponentProps } from "react";
import { graphql } from "gatsby";
import { useDragScroll } from "../../hooks/use-drag-scroll";
import { useMessages } from "../../i18n/use-messages";
import { Arrow } from "../../ui/arrow";
import { Section } from "../../ui/section";
import { TextLink } from "../../ui/text-link";
import { CaseSlide } from "./case-slide";
import * as styles from "./cases-strip.module.css";

interface CasesStripProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  cases: readonly Queries.CaseSlideFragment[];
  /** How many cases there are in all. */
  total: number;
}

/** Selected cases side by side, as wide as the window; a mouse drags them, fingers and keys scroll them. */
export function CasesStrip({ cases, total, ...rest }: CasesStripProps) {
  const t = useMessages();
  const strip = useRef<HTMLUListElement>(null);
  useDragScroll(strip);
  return (
    <Section
      bleed
      title={t("sections.cases")}
      note={
        <TextLink look="plain" route="cases">
          {t("sections.allCases")} {total} <Arrow />
        </TextLink>
      }
      {...rest}
    >
      <ul ref={strip} className={styles.strip}>
        {cases.map((item) => (
          <CaseSlide key={item.entryId} item={item} />
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment CaseSlide on Case {
    entryId
    alias
    title
    year
    client {
      name
    }
    categories {
      title
    }
    territory {
      ...TerritoryBase
    }
    cover {
      ...PictureBase
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 960, 1920])
        }
      }
    }
  }
`;
