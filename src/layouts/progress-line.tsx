import * as styles from "./progress-line.module.css";

/** How far the page is read: a line at the top of the window, drawn by the scroll itself. */
export function ProgressLine() {
  return <div aria-hidden="true" data-enters className={styles.line} />;
}
