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
  const { title, territory } = item;
  return (
    <header
      data-lives={territory.mark}
      data-arrives
      data-ground={territory.colors[0]}
      className={classNames(styles.header, className)}
      {...rest}
    >
      <div className={styles.setting}>
        <TerritoryStage item={item} priority>
          <Heading level={1}>{title}</Heading>
        </TerritoryStage>
      </div>
    </header>
  );
}

export const query = graphql`
  fragment CaseHeader on Case {
    title
    ...StagedCase
  }
`;
