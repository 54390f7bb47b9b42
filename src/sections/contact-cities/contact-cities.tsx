import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { useLocalTime } from "../../hooks/use-local-time";
import { useLocale } from "../../i18n/use-locale";
import { useMessages } from "../../i18n/use-messages";
import { classNames } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { MailLink } from "../../ui/mail-link";
import * as styles from "./contact-cities.module.css";

interface ContactCitiesProps extends ComponentProps<"ul"> {
  offices: readonly Queries.ContactCityFragment[];
}

function ContactCity({ office }: { office: Queries.ContactCityFragment }) {
  const t = useMessages();
  const { tag } = useLocale();
  const time = useLocalTime(office.timeZone, tag);
  return (
    <li className={styles.place}>
      <Heading level={2} size="h1" className={styles.city}>
        {office.city}
      </Heading>
      <address className={styles.details}>
        <span>
          {office.street}, {office.postalCode}, {office.country}
        </span>
        <MailLink address={office.email} className={styles.mail} />
        {office.legalName && <span>{office.legalName}</span>}
        {office.taxNumber && <span>{t("contacts.taxNumber", { number: office.taxNumber })}</span>}
        <span className={styles.time}>{time && t("contacts.localTime", { time })}</span>
      </address>
    </li>
  );
}

/** The cities in display type; a city tells its address under the pointer or the keyboard, and always to fingers. */
export function ContactCities({ offices, className, ...rest }: ContactCitiesProps) {
  return (
    <ul className={classNames(styles.cities, className)} {...rest}>
      {offices.map((office) => (
        <ContactCity key={office.entryId} office={office} />
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment ContactCity on Office {
    entryId
    city
    country
    street
    postalCode
    email
    timeZone
    legalName
    taxNumber
  }
`;
