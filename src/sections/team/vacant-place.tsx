import { LocalizedLink } from "../../i18n/localized-link";
import { useTranslation } from "react-i18next";
import { useIsThere } from "../../i18n/use-page";
import { Arrow } from "../../ui/glyphs";
import { classNames } from "../../ui/class-names";
import * as styles from "./team.module.css";

/** The portrait that is not there yet: its frame leads to the page about working here. */
export function VacantPlace() {
  const { t } = useTranslation();
  if (!useIsThere()("career")) return null;
  return (
    <li className={classNames(styles.member, styles.free)}>
      <LocalizedLink route="career" className={styles.vacant}>
        <span aria-hidden="true" data-ground="hot" className={styles.frame}>
          <svg viewBox="0 0 80 100" className={styles.nobody}>
            <path d="M40 20a19 19 0 1 1 0 38 19 19 0 0 1 0-38zM6 100a34 34 0 0 1 68 0z" />
          </svg>
        </span>
        <span className={styles.name}>{t("team.you")}</span>
        <span className={styles.position}>
          {t("sections.jobs")} <Arrow />
        </span>
      </LocalizedLink>
    </li>
  );
}
