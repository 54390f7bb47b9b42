import { useScrollHint } from "../hooks/use-scroll-hint";
import { useTranslation } from "react-i18next";
import * as styles from "./scroll-hint.module.css";

/** A tab on the window's edge that says that the page goes on (N28). It is in the gutter, beside all content. */
export function ScrollHint() {
  const { t } = useTranslation();
  const shown = useScrollHint();
  return (
    <p aria-hidden="true" data-enters data-over="page" data-state={shown ? "shown" : "hidden"} className={styles.hint}>
      {t("scrollHint")}
    </p>
  );
}
