import * as styles from "./server-answer.module.css";

/** The bundled server writes its answer in here for those without a script; React makes nothing of it in a browser. */
export function ServerAnswer() {
  return (
    <noscript>
      <div className={styles.answer} data-search-answer="" />
    </noscript>
  );
}
