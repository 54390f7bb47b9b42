import type { ComponentProps, CSSProperties } from "react";
import { graphql } from "gatsby";
import { useLocalTime } from "../../hooks/use-local-time";
import { useTranslation } from "react-i18next";
import { Section } from "../../ui/section";
import { TextLink } from "../../ui/text-link";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { dayTime } from "./day-time";
import * as styles from "./offices.module.css";

type OfficesProps = Omit<ComponentProps<typeof Section>, "title"> & {
  settings: Queries.OfficesFragment;
};

type Office = Queries.OfficesFragment["offices"][number];
type HandStyle = CSSProperties & Record<"--share", number>;

const HOURS = [0, 6, 12, 18, 24];

/** The offices, each on the line of its day: the disc is at the local time, and is full in working hours. */
export function Offices({ settings, ...rest }: OfficesProps) {
  const { t } = useTranslation();
  if (settings.offices.length === 0) return null;
  return (
    <Section head="large" data-ground="sky" title={t("sections.offices")} {...rest}>
      <div aria-hidden="true" className={styles.axis}>
        <p className={styles.hours}>
          {HOURS.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
      </div>
      <ul>
        {settings.offices.map((office) => (
          <OfficeLine key={office.entryId} office={office} />
        ))}
      </ul>
    </Section>
  );
}

function OfficeLine({ office }: { office: Office }) {
  const { time, ref } = useLocalTime(office.timeZone);
  return (
    <li className={styles.office}>
      <h3 className={styles.city}>{office.city}</h3>
      <div ref={ref} className={styles.day}>
        {time && <Hand time={time} />}
      </div>
      <address className={styles.address}>
        {office.street && (
          <>
            {office.street}, {office.postalCode}
            <br />
          </>
        )}
        {office.country}
        <br />
        <TextLink look="plain" to={`mailto:${office.email}`} className={styles.mail}>
          {office.email}
        </TextLink>
      </address>
    </li>
  );
}

function Hand({ time }: { time: string }) {
  const { t } = useTranslation();
  const { share, atWork } = dayTime(time);
  const style: HandStyle = { "--share": share };
  return (
    <p style={style} data-state={atWork ? "work" : "rest"} className={styles.hand}>
      <span aria-hidden="true">{time}</span>
      <VisuallyHidden>{t("contacts.localTime", { time })}</VisuallyHidden>
    </p>
  );
}

export const query = graphql`
  fragment Offices on SiteSettings {
    offices {
      entryId
      city
      country
      street
      postalCode
      email
      timeZone
    }
  }
`;
