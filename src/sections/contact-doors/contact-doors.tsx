import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { LocalizedLink } from "../../i18n/localized-link";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/glyphs";
import { classNames } from "../../ui/class-names";
import { MailLink } from "../../ui/mail-link";
import * as styles from "./contact-doors.module.css";

interface ContactDoorsProps extends ComponentProps<"ul"> {
  settings: Queries.ContactDoorsFragment;
}

/** Each reason to write opens its form (F2); without JavaScript it leads to the form's page. */
const DOORS = [
  { name: "project", note: "projectNote", popup: 1, route: "contacts-brief" },
  { name: "job", note: "jobNote", popup: 2, route: "contacts-job" },
  { name: "speaker", note: "speakerNote", popup: 3, route: "contacts-speaker" },
] as const;

/** Three doors, and the plain ways to write or call. */
export function ContactDoors({ settings, className, ...rest }: ContactDoorsProps) {
  const { t } = useTranslation();
  const { email, phone } = settings;
  return (
    <ul className={classNames(styles.doors, className)} {...rest}>
      {DOORS.map(({ name, note, popup, route }) => (
        <li key={name} className={styles.door}>
          <LocalizedLink
            route={route}
            className={styles.link}
            data-popup-type={popup}
            data-popup-source="contacts_button"
            data-print="link"
          >
            {t(`contacts.${name}`)} <Arrow />
          </LocalizedLink>
          <p className={styles.note}>{t(`contacts.${note}`)}</p>
        </li>
      ))}
      {(email.general ?? email.jobs ?? phone) && (
        <li className={styles.door}>
          {email.general && <MailLink look="plain" address={email.general} className={styles.link} />}
          {email.jobs && (
            <p className={styles.jobs}>
              {t("contacts.jobs")} <MailLink address={email.jobs} data-jobs-mailbox={email.jobs} />
            </p>
          )}
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={styles.phone}>
              {phone}
            </a>
          )}
        </li>
      )}
    </ul>
  );
}

export const query = graphql`
  fragment ContactDoors on SiteSettings {
    phone
    email {
      general
      jobs
    }
  }
`;
