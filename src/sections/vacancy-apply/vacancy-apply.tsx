import type { ComponentPropsWithoutRef } from "react";
import { LocalizedLink } from "../../i18n/localized-link";
import { useMessages } from "../../i18n/use-messages";
import { Arrow } from "../../ui/arrow";
import { classNames } from "../../ui/class-names";
import * as styles from "./vacancy-apply.module.css";

interface VacancyApplyProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  /** Name of the vacancy. */
  vacancy: string;
  /** Where applications go: an address of any kind. */
  to: string;
}

/** The end of a vacancy: one word that is the button. */
export function VacancyApply({ vacancy, to, className, ...rest }: VacancyApplyProps) {
  const t = useMessages();
  return (
    <LocalizedLink to={to} data-ground="hot" className={classNames(styles.apply, className)} {...rest}>
      <span className={styles.vacancy}>{vacancy}</span>
      <span className={styles.word}>
        {t("vacancy.apply")} <Arrow className={styles.arrow} />
      </span>
    </LocalizedLink>
  );
}
