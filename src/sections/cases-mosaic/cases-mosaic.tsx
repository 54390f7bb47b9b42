import { useDeferredValue, useLayoutEffect, useRef, type ComponentProps } from "react";
import { graphql } from "gatsby";
import { useNarrowedList } from "../../hooks/narrowed-list";
import { useAddressParameter } from "../../hooks/use-address-parameter";
import { late, inPlaceOf } from "../../ui/on-demand";
import { useTranslation } from "react-i18next";
import { classNames } from "../../ui/class-names";
import { Filter } from "../../ui/filter";
import { CaseCard, type CardSpan } from "./case-card";
import * as styles from "./cases-mosaic.module.css";
import { ViewSwitch } from "./view-switch";

const Rearrange = late(async () => (await import("../../ui/rearrange")).Rearrange);
const CasesMap = inPlaceOf(async () => (await import(/* webpackChunkName: "cases-map" */ "./cases-map")).CasesMap);

interface CasesMosaicProps extends ComponentProps<"div"> {
  cases: readonly Queries.CaseCardFragment[];
  categories: readonly Queries.CaseFilterFragment[];
}

const isOf = (alias: string) => (item: Queries.CaseCardFragment) =>
  item.categories.some((category) => category.alias === alias);

/** Wide and narrow change places; every fifth case interrupts them. */
const RHYTHM: readonly CardSpan[] = ["wide", "narrow", "narrow", "wide", "bleed"];

/** The place of a case in the rhythm. One that would be left alone in the last row takes all of it. */
function spanOf(index: number, total: number): CardSpan {
  const place = index % RHYTHM.length;
  const isAlone = index === total - 1 && place % 2 === 0;
  return isAlone ? "bleed" : (RHYTHM[place] ?? "wide");
}

/** All cases in a mosaic of two column widths, or on a map, `?view=map`; with a filter in the address: `?cat=`. */
export function CasesMosaic({ cases, categories, className, ...rest }: CasesMosaicProps) {
  const { t } = useTranslation();
  const mosaic = useRef<HTMLUListElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [category, setCategory] = useAddressParameter("cat");
  const [view, setView] = useAddressParameter("view", "at");
  // The filter answers at once, the mosaic as soon as it can.
  const arrangement = useDeferredValue(category);
  const narrowed = useNarrowedList("cat", arrangement);
  const isKnown = cases.some(isOf(category));
  const isNarrowed = cases.some(isOf(arrangement));
  const isOut = (item: Queries.CaseCardFragment) => isNarrowed && !isOf(arrangement)(item);
  const shown = cases.filter((item) => !isOut(item));
  const options = [
    { value: "", label: t("cases.allCategories"), count: cases.length },
    ...categories.map(({ alias, title }) => ({ value: alias, label: title, count: cases.filter(isOf(alias)).length })),
  ].filter(({ count }) => count > 0);
  // Set before the first paint (src/app/inline/narrowed-list.ts), where the address is one of the map.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (new URLSearchParams(window.location.search).get("view") === "map") dataset["view"] = "map";
    return () => void delete dataset["view"];
  }, [view]);
  const leaveMap = () => {
    setView("");
    head.current?.querySelector<HTMLElement>("nav:last-child a")?.focus();
  };
  return (
    <div className={classNames(styles.cases, className)} {...rest}>
      <div ref={head} className={styles.head}>
        <Filter
          label={t("cases.filter")}
          options={options}
          current={isKnown ? category : ""}
          parameter="cat"
          kept={view ? { view } : undefined}
          onSelect={setCategory}
        />
        <ViewSwitch isMap={view === "map"} category={isKnown ? category : ""} onSelect={setView} />
      </div>
      <CasesMap isWanted={view === "map"} props={{ cases, isOut, onLeave: leaveMap, entrance: head }}>
        <ul ref={mosaic} className={styles.mosaic} {...narrowed}>
          {shown.map((item, index) => (
            <CaseCard key={item.entryId} item={item} span={spanOf(index, shown.length)} priority={index === 0} />
          ))}
        </ul>
        <Rearrange list={mosaic} count={cases.length} arrangement={arrangement} />
      </CasesMap>
    </div>
  );
}

export const query = graphql`
  fragment CaseFilter on CaseCategory {
    alias
    title
  }
`;
