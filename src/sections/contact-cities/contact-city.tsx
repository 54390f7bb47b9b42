import { useLocalTime } from "../../hooks/use-local-time";
import { useTranslation } from "react-i18next";
import { Heading } from "../../ui/heading";
import { MailLink } from "../../ui/mail-link";
import { CITIES, inTurn } from "../../ui/territory/art/agency-territories";
import { TerritoryArt } from "../../ui/territory/territory-art";
import * as styles from "./contact-city.module.css";

interface ContactCityProps {
  office: Queries.ContactCityFragment;
  /** Of all cities: each is set as small as the longest of them has to be. */
  names: string;
  /** Place in the list. */
  index: number;
  /** File of its drawing. */
  art: string | undefined;
  /** Whether it is this city that shows its territory, where there is room for one at a time. */
  state: "active" | "idle";
  onActivate: () => void;
}

/** A city with its local time, its address and its territory. The pointer wakes it by its name, the keyboard by its mail. */
export function ContactCity({ office, names, index, art, state, onActivate }: ContactCityProps) {
  const { t } = useTranslation();
  const { time, ref } = useLocalTime(office.timeZone);
  return (
    <li ref={ref} data-lives data-state={state} className={styles.place}>
      <Heading level={2} size="h1" fit={names} className={styles.city} onPointerEnter={onActivate}>
        {office.city}
      </Heading>
      <div className={styles.panel}>
        <TerritoryArt territory={inTurn(CITIES, index)} src={art} shape="square" className={styles.art} />
        <address className={styles.details}>
          <span className={styles.time}>{time && t("contacts.localTime", { time })}</span>
          <span>{[office.street, office.postalCode, office.country].filter(Boolean).join(", ")}</span>
          {office.legalName && <span>{office.legalName}</span>}
          {office.taxNumber && <span>{t("contacts.taxNumber", { number: office.taxNumber })}</span>}
          <MailLink address={office.email} className={styles.mail} onFocus={onActivate} />
        </address>
      </div>
    </li>
  );
}
