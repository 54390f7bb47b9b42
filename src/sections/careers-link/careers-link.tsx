import { useTranslation } from "react-i18next";
import { useIsThere } from "../../i18n/use-page";
import { Arrow } from "../../ui/glyphs";
import { TextLink } from "../../ui/text-link";
import * as styles from "./careers-link.module.css";

/** From what is said of vacancies and the team to the page about working here. */
export function CareersLink() {
  const { t } = useTranslation();
  if (!useIsThere()("career")) return null;
  return (
    <p className={styles.line}>
      <TextLink route="career">
        {t("sections.careers")} <Arrow />
      </TextLink>
    </p>
  );
}
