import { Heading } from "../../ui/heading";
import * as styles from "./kitchen-sink.module.css";

/** What this page is. */
export function Intro() {
  return (
    <header className={styles.intro}>
      <Heading level={1}>Kitchen sink</Heading>
      <p className={styles.note}>Every token and every part of the design, as this window shows them.</p>
    </header>
  );
}
