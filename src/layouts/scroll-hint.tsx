import { useScrollHint } from "../hooks/use-scroll-hint";
import { useMessages } from "../i18n/use-messages";
import * as styles from "./scroll-hint.module.css";

/** A tab on the window's edge that says that the page goes on (N28). It stands in the gutter, beside all content. */
export function ScrollHint() {
  const t = useMessages();
  const shown = useScrollHint();
  return (
    <p aria-hidden="true" data-enters data-over="page" data-state={shown ? "shown" : "hidden"} className={styles.hint}>
      {t("scrollHint")}
    </p>
  );
}
