import type { ComponentProps } from "react";
import * as styles from "./visually-hidden.module.css";

/** Text for those who listen to the page. */
export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span className={styles.hidden} {...props} />;
}
