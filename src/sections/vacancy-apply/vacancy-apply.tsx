import type { ComponentPropsWithoutRef } from "react";
import { LocalizedLink } from "../../i18n/localized-link";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/glyphs";
import { classNames } from "../../ui/class-names";
import * as styles from "./vacancy-apply.module.css";

interface VacancyApplyProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  /** Name of the vacancy. */
  vacancy: string;
}

/** The end of a vacancy: one word that is the button. */
export function VacancyApply({ vacancy, className, ...rest }: VacancyApplyProps) {
  const { t } = useTranslation();
  return (
    <LocalizedLink
      route="contacts-job"
      data-popup-type="2"
      data-popup-source="vacancy_button"
      data-vacancy={vacancy}
      data-ground="hot"
      className={classNames(styles.apply, className)}
      {...rest}
    >
      <span className={styles.vacancy}>{vacancy}</span>
      <span className={styles.word}>
        {t("vacancy.apply")} <Arrow className={styles.arrow} />
      </span>
    </LocalizedLink>
  );
}
