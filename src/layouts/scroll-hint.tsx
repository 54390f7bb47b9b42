import { useScrollHint } from "../hooks/use-scroll-hint";
import { useTranslation } from "react-i18next";
import * as styles from "./scroll-hint.module.css";

interface ScrollHintProps {
  /** Territory that it stands over at the top of the page; by default the page's own ground. */
  ground?: string;
}

/** Words on the window's edge that say that the page goes on (N28). They are in the gutter, beside all content. */
export function ScrollHint({ ground }: ScrollHintProps) {
  const { t } = useTranslation();
  const shown = useScrollHint();
  return (
    <p
      aria-hidden="true"
      data-enters
      data-over="page"
      data-ground={ground}
      data-state={shown ? "shown" : "hidden"}
      className={styles.hint}
    >
      {t("scrollHint")}
    </p>
  );
}
