import { useTranslation } from "react-i18next";
import { consent } from "./consent";
import * as styles from "./consent-button.module.css";

/** Opens the consent bar again, to give or withdraw the consent; renders nothing if the site needs none (X5). */
export function ConsentButton() {
  const { t } = useTranslation();
  if (!__ANALYTICS__.asksConsent) return null;
  return (
    <button type="button" className={styles.button} onClick={consent.reopen}>
      {t("footer.consent")}
    </button>
  );
}
