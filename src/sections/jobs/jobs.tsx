import type { ComponentProps, ReactNode } from "react";
import { graphql } from "gatsby";
import { useNarrowedList } from "../../hooks/narrowed-list";
import { useAddressParameter } from "../../hooks/use-address-parameter";
import { useTranslation } from "react-i18next";
import { useIsThere } from "../../i18n/use-page";
import { Arrow } from "../../ui/glyphs";
import { Filter } from "../../ui/filter";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { StretchedLink } from "../../ui/stretched-link";
import * as styles from "./jobs.module.css";

interface JobsProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  vacancies: readonly Queries.JobLineFragment[];
  cities: readonly Queries.JobCityOptionFragment[];
  /** Stands below the list. */
  more?: ReactNode;
}

const isIn = (city: string) => (vacancy: Queries.JobLineFragment) => vacancy.city.entryId === city;

function JobLines({ vacancies, ...rest }: ComponentProps<"ul"> & Pick<JobsProps, "vacancies">) {
  return (
    <ul className={styles.list} {...rest}>
      {vacancies.map((vacancy) => (
        <JobLine key={vacancy.entryId} vacancy={vacancy} />
      ))}
    </ul>
  );
}

function JobLine({ vacancy }: { vacancy: Queries.JobLineFragment }) {
  const { t } = useTranslation();
  return (
    <li className={styles.line} data-of={vacancy.city.entryId}>
      <Heading level={3} fit={vacancy.title} className={styles.title}>
        <StretchedLink route="career-id" params={{ id: vacancy.entryId }} className={styles.link}>
          {vacancy.title}
        </StretchedLink>
      </Heading>
      <p className={styles.city}>{vacancy.city.title}</p>
      <p className={styles.format}>{t(`workFormats.${vacancy.format}`)}</p>
      <Arrow className={styles.arrow} />
    </li>
  );
}

/** Open vacancies as lines, with a filter by city (N24). Menus lead to it by `#jobs`. Without any, a site that has no careers page says nothing. */
export function Jobs({ vacancies, cities, more, id = "jobs", ...rest }: JobsProps) {
  const { t } = useTranslation();
  const [city, setCity] = useAddressParameter("city");
  const narrowed = useNarrowedList("city", city);
  const isThere = useIsThere();
  if (vacancies.length === 0 && !isThere("career")) return null;
  const shown = vacancies.some(isIn(city)) ? vacancies.filter(isIn(city)) : vacancies;
  const options = [
    { value: "", label: t("jobs.allCities"), count: vacancies.length },
    ...cities.map(({ entryId, title }) => ({
      value: entryId,
      label: title,
      count: vacancies.filter(isIn(entryId)).length,
    })),
  ].filter(({ count }) => count > 0);
  return (
    <Section
      id={id}
      title={t("sections.jobs")}
      note={
        options.length > 0 && (
          <Filter
            label={t("sections.jobsFilter")}
            options={options}
            current={shown === vacancies ? "" : city}
            parameter="city"
            hash={id}
            onSelect={setCity}
          />
        )
      }
      {...rest}
    >
      {shown.length > 0 ? <JobLines vacancies={shown} {...narrowed} /> : <p>{t("sections.noJobs")}</p>}
      {more}
    </Section>
  );
}

interface NextJobsProps extends Omit<ComponentProps<typeof Section>, "title"> {
  /** The open vacancies, in the order of the list. */
  vacancies: readonly Queries.JobLineFragment[];
  /** `entryId` of the vacancy that they follow. */
  after: string;
}

/** More would be the list of all. */
const MOST_NEXT = 3;

/** The vacancies that follow one in the list, which begins again after its end. */
export function NextJobs({ vacancies, after, ...rest }: NextJobsProps) {
  const { t } = useTranslation();
  const position = vacancies.findIndex(({ entryId }) => entryId === after);
  const next = [...vacancies.slice(position + 1), ...vacancies.slice(0, Math.max(0, position))].slice(0, MOST_NEXT);
  if (next.length === 0) return null;
  return (
    <Section title={t("vacancy.next")} {...rest}>
      <JobLines vacancies={next} />
    </Section>
  );
}

export const query = graphql`
  fragment JobLine on Vacancy {
    entryId
    title
    format
    city {
      entryId
      title
    }
  }

  fragment OpenJobs on Query {
    vacancies: allVacancy(
      filter: { locale: { eq: $locale }, closed: { eq: false } }
      sort: [{ sort: ASC }, { entryId: ASC }]
    ) {
      nodes {
        ...JobLine
      }
    }
  }

  fragment Jobs on Query {
    ...OpenJobs
    cities: allJobCity(filter: { locale: { eq: $locale } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        ...JobCityOption
      }
    }
  }

  fragment JobCityOption on JobCity {
    entryId
    title
  }
`;
