import { useDeferredValue, useRef, type ComponentProps, type ReactNode } from "react";
import { graphql } from "gatsby";
import { useNarrowedList } from "../../hooks/narrowed-list";
import { useAddressParameter } from "../../hooks/use-address-parameter";
import { late } from "../../ui/on-demand";
import { useTranslation } from "react-i18next";
import { Filter } from "../../ui/filter";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import { Section } from "../../ui/section";
import * as styles from "./team.module.css";
import { VacantPlace } from "./vacant-place";

const Rearrange = late(async () => (await import("../../ui/rearrange")).Rearrange);

interface TeamProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  members: readonly Queries.TeamPortraitFragment[];
  categories: readonly Queries.TeamFilterFragment[];
  /** Stands below the portraits. */
  more?: ReactNode;
}

const BOXES: readonly PictureBox[] = [
  { media: "(width <= 576px)", width: "43vw", ratio: 4 / 5 },
  { media: "(width <= 1100px)", width: "29vw", ratio: 4 / 5 },
  { width: "min(18vw, 314px)", ratio: 4 / 5 },
];

const isOf = (alias: string) => (member: Queries.TeamPortraitFragment) =>
  member.categories.some((category) => category.alias === alias);

/** Portraits with a filter by category, all first, that rearranges them (N24). */
export function Team({ members, categories, more, id = "team", ...rest }: TeamProps) {
  const { t } = useTranslation();
  const [category, setCategory] = useAddressParameter("team");
  const list = useRef<HTMLUListElement>(null);
  // The filter answers at once, the list as soon as it can.
  const arrangement = useDeferredValue(category);
  const narrowed = useNarrowedList("team", arrangement);
  const isKnown = members.some(isOf(category));
  const shown = members.some(isOf(arrangement)) ? members.filter(isOf(arrangement)) : members;
  const options = [
    { value: "", label: t("team.all"), count: members.length },
    ...categories.map(({ alias, title }) => ({
      value: alias,
      label: title,
      count: members.filter(isOf(alias)).length,
    })),
  ].filter(({ count }) => count > 0);
  return (
    <Section
      id={id}
      head="large"
      title={t("sections.team")}
      note={
        <Filter
          label={t("sections.teamFilter")}
          options={options}
          current={isKnown ? category : ""}
          parameter="team"
          hash={id}
          onSelect={setCategory}
        />
      }
      {...rest}
    >
      <ul ref={list} className={styles.grid} {...narrowed}>
        {shown.map(({ entryId, name, position, portrait, categories: crafts }) => (
          <li key={entryId} className={styles.member} data-of={crafts.map(({ alias }) => alias).join(" ")}>
            <div className={styles.frame}>
              {portrait && <Picture picture={portrait} alt="" boxes={BOXES} className={styles.portrait} />}
            </div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.position}>{position}</p>
          </li>
        ))}
        {shown === members && <VacantPlace />}
      </ul>
      <Rearrange list={list} count={members.length + 1} arrangement={arrangement} />
      {more}
    </Section>
  );
}

export const query = graphql`
  fragment TeamPortrait on TeamMember {
    entryId
    name
    position
    categories {
      alias
    }
    portrait {
      ...PictureBase
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [170, 220, 280, 360, 460, 580, 740, 900])
        }
      }
    }
  }

  fragment TeamFilter on TeamCategory {
    alias
    title
  }
`;
