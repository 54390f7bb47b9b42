"use client";

import type { SelectFieldClientComponent } from "payload";
import { Choice } from "./choice";
import { Composition } from "./composition";
import styles from "./territory.module.css";
import { groupOf, useTerritory } from "./use-territory";

/** The mark of a territory, chosen out of what it would draw with the colours and the seed that are chosen. */
export const MarkField: SelectFieldClientComponent = (props) => {
  const territory = useTerritory(groupOf(props.path));
  return (
    <Choice
      {...props}
      draw={(mark) => <Composition territory={{ ...territory, mark }} shape="square" className={styles.mark} />}
    />
  );
};
