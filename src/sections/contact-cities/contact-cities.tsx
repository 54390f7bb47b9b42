import { useState, type ComponentProps } from "react";
import { graphql } from "gatsby";
import { classNames } from "../../ui/class-names";
import { ContactCity } from "./contact-city";
import * as styles from "./contact-cities.module.css";

interface ContactCitiesProps extends ComponentProps<"ul"> {
  offices: readonly Queries.ContactCityFragment[];
  /** Files of their drawings, in turn. */
  art: readonly string[] | undefined;
}

/** The cities in display type; a city shows its territory and address under the pointer or the keyboard, and always to fingers. */
export function ContactCities({ offices, art, className, ...rest }: ContactCitiesProps) {
  const [active, setActive] = useState(0);
  if (offices.length === 0) return null;
  const names = offices.map(({ city }) => city).join(" ");
  return (
    <ul className={classNames(styles.cities, className)} {...rest}>
      {offices.map((office, index) => (
        <ContactCity
          key={office.entryId}
          office={office}
          names={names}
          index={index}
          art={art?.[index % art.length]}
          state={index === active ? "active" : "idle"}
          onActivate={() => setActive(index)}
        />
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
