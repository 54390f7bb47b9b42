import * as styles from "./server-answer.module.css";

/** The bundled server writes the answer here for those without a script; for others it is a text that nobody reads. */
export function ServerAnswer() {
  return <noscript dangerouslySetInnerHTML={{ __html: `<div class="${styles.answer}"><!--search-answer--></div>` }} />;
}
