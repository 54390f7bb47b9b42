"use client";

import type { SelectFieldClientComponent } from "payload";
import { Choice } from "./choice";
import { useColorOf } from "../../admin/colors";
import styles from "./territory.module.css";

/** A colour of a territory, chosen out of its swatches. */
export const ColorField: SelectFieldClientComponent = (props) => {
  const colorOf = useColorOf();
  return (
    <Choice {...props} draw={(name) => <span className={styles.swatch} style={{ background: colorOf(name) }} />} />
  );
};
