import { useLocale } from "../../i18n/use-locale";
import { TextLink } from "../../ui/text-link";
import { consent, type ConsentAnswer } from "../../analytics/consent";
import * as styles from "./consent-bar.module.css";
import { Notice } from "./notice";
import { useNoticeMessages } from "./use-notice-messages";

/** Requests the consent to analytics: yes and no have the same weight, and either is stored (X5). */
export function ConsentBar() {
  const t = useNoticeMessages(useLocale());
  if (!t) return null;

  const answerWith = (answer: ConsentAnswer) => () => consent.give(answer);
  return (
    <Notice isWanted={consent.isReopened()} aria-label={t("consent.label")}>
      <p>
        {t("consent.text", { name: __ANALYTICS__.service })} <TextLink route="privacy">{t("consent.privacy")}</TextLink>
      </p>
      <div className={styles.choices}>
        <button type="button" className={styles.choice} onClick={answerWith("granted")}>
          {t("consent.accept")}
        </button>
        <button type="button" className={styles.choice} onClick={answerWith("refused")}>
          {t("consent.refuse")}
        </button>
      </div>
    </Notice>
  );
}
