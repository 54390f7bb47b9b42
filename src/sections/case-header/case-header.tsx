import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { classNames } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { TerritoryStage } from "../../ui/territory/territory-stage";
import * as styles from "./case-header.module.css";

interface CaseHeaderProps extends ComponentProps<"header"> {
  item: Queries.CaseHeaderFragment;
}

/** The territory from edge to edge, drawn around title and lead. It sets behind the page as one scrolls on. */
export function CaseHeader({ item, className, ...rest }: CaseHeaderProps) {
  const { title, alias, lead, territory, cover, headerArt } = item;
  return (
    <header
      data-lives={territory.mark}
      data-arrives
      data-ground={territory.colors[0]}
      className={classNames(styles.header, className)}
      {...rest}
    >
      <div className={styles.setting}>
        <TerritoryStage alias={alias} territory={territory} art={headerArt} cover={cover} priority>
          <Heading level={1}>{title}</Heading>
          <p className={styles.lead}>{lead}</p>
        </TerritoryStage>
      </div>
    </header>
  );
}

export const query = graphql`
  fragment CaseHeader on Case {
    alias
    title
    lead
    territory {
      ...TerritoryBase
    }
    headerArt {
      ...HeaderArtBase
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
