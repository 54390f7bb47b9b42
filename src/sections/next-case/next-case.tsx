import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/arrow";
import { classNames } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import { StretchedLink } from "../../ui/stretched-link";
import { standingGround } from "../../ui/territory/standing-ground";
import { TerritoryArt } from "../../ui/territory/territory-art";
import { untied } from "../../ui/word-width";
import * as styles from "./next-case.module.css";

const BOXES: readonly PictureBox[] = [
  { media: "(width <= 768px)", width: "100vw" },
  { width: "42vw", height: "460px" },
];

interface NextCaseProps extends ComponentProps<"section"> {
  item: Queries.NextCaseFragment;
}

/** The end of a case is the beginning of the next: its territory, its title, one link. */
export function NextCase({ item, className, ...rest }: NextCaseProps) {
  const { t } = useTranslation();
  const { title, alias, territory, cover } = item;
  const words = untied(title);
  return (
    <section
      data-lives={territory.mark}
      data-arrives
      data-print="none"
      data-ground={standingGround(territory)}
      className={classNames(styles.next, className)}
      {...rest}
    >
      <div className={styles.text}>
        <p className={styles.label}>{t("cases.next")}</p>
        <Heading level={2} size="h1" fit={words}>
          <StretchedLink route="cases-alias" params={{ alias }} className={styles.link}>
            {words} <Arrow className={styles.arrow} />
          </StretchedLink>
        </Heading>
      </div>
      <div data-grows={alias} className={styles.art}>
        {cover ? (
          <Picture picture={cover} alt="" boxes={BOXES} className={styles.drawing} />
        ) : (
          <TerritoryArt territory={territory} className={styles.drawing} />
        )}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment NextCase on Case {
    alias
    title
    territory {
      ...TerritoryBase
    }
    cover {
      ...PictureBase
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 460, 580, 740, 940, 1200, 1520, 1920])
        }
      }
    }
  }
`;
