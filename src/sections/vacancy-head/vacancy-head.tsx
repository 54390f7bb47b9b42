import { useId, type ComponentProps } from "react";
import { graphql } from "gatsby";
import { formatDate, formatPay } from "../../site/format";
import { LocalizedLink } from "../../i18n/localized-link";
import { useLocale } from "../../i18n/use-locale";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/glyphs";
import { classNames } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { MailLink } from "../../ui/mail-link";
import { Stars } from "../../ui/stars";
import { TextLink } from "../../ui/text-link";
import * as styles from "./vacancy-head.module.css";

interface VacancyHeadProps extends ComponentProps<"section"> {
  vacancy: Queries.VacancyHeadFragment;
  /** E-mail address for applications. */
  mailbox: string | null;
}

/**
 * Summary of a vacancy: its name, its facts, and the link to apply, which is the half disc that rises there. A closed
 * one says that it is.
 */
export function VacancyHead({ vacancy, mailbox, className, ...rest }: VacancyHeadProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classNames(styles.head, className)} {...rest}>
      <Stars />
      <TextLink look="plain" route="career" hash="career-vacancy" data-print="none" className={styles.back}>
        <Arrow direction="left" /> {t("vacancy.back")}
      </TextLink>
      <Heading level={1} id={titleId} className={styles.title}>
        {vacancy.title}
      </Heading>
      {vacancy.closed ? <Closed /> : <Open vacancy={vacancy} mailbox={mailbox} />}
    </section>
  );
}

function Open({ vacancy, mailbox }: Pick<VacancyHeadProps, "vacancy" | "mailbox">) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.lead}>
        <p>{vacancy.lead}</p>
        {mailbox && (
          <p className={styles.mail}>
            {t("vacancy.write")} <MailLink address={mailbox} data-jobs-mailbox={mailbox} />
          </p>
        )}
      </div>
      <LocalizedLink
        route="contacts-job"
        data-popup-type="2"
        data-popup-source="vacancy_button"
        data-vacancy={vacancy.title}
        data-ground="hot"
        className={styles.apply}
      >
        {t("vacancy.apply")} <Arrow />
      </LocalizedLink>
      <VacancyFacts vacancy={vacancy} />
    </>
  );
}

function Closed() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.lead}>{t("vacancy.closed")}</p>
      <LocalizedLink route="career" hash="career-vacancy" data-ground="hot" className={styles.apply}>
        {t("vacancy.openOnes")} <Arrow />
      </LocalizedLink>
    </>
  );
}

function VacancyFacts({ vacancy }: { vacancy: Queries.VacancyHeadFragment }) {
  const { t } = useTranslation();
  const { tag } = useLocale();
  const { city, format, employment, salary, validThrough } = vacancy;
  return (
    <dl className={styles.facts}>
      <Fact name={t("vacancy.city")} value={city.title} />
      <Fact name={t("vacancy.format")} value={t(`workFormats.${format}`)} />
      <Fact
        name={t("vacancy.employment")}
        value={t(`employmentTypes.${employment}`)}
        note={validThrough ? t("vacancy.validThrough", { date: formatDate(validThrough, tag) }) : undefined}
      />
      {salary && (
        <Fact
          name={t("vacancy.salary")}
          value={formatPay(salary, tag)}
          note={t(salary.unit === "year" ? "vacancy.perYear" : "vacancy.perMonth")}
        />
      )}
    </dl>
  );
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd>
        {value}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}

export const query = graphql`
  fragment VacancyHead on Vacancy {
    title
    lead
    city {
      title
    }
    format
    employment
    salary {
      min
      max
      currency
      unit
    }
    validThrough
    closed
  }
`;
