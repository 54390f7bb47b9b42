import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { TIMINGS } from "../site/timings";
import { endWelcome } from "./welcome-visit";
import * as styles from "./welcome.module.css";

const never = () => () => undefined;

/**
 * A welcome over the whole window until the page is mounted, which fades then (N26), once a visit. It is a sun over the
 * horizon and not a curtain: the page is readable through it, so it does not delay the largest paint.
 */
export function Welcome() {
  const { t } = useTranslation();
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isGone, setGone] = useState(false);

  useEffect(() => {
    endWelcome();
    const timer = window.setTimeout(() => setGone(true), TIMINGS.loader.hideMs);
    return () => window.clearTimeout(timer);
  }, []);

  if (isGone) return null;
  return (
    <div role="status" data-state={isMounted ? "leaving" : "welcoming"} className={styles.welcome}>
      <p className={styles.sun}>{t("loader.welcome")}</p>
    </div>
  );
}
