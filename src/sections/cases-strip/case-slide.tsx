import { TerritoryCard } from "../../ui/territory/territory-card";
import * as styles from "./cases-strip.module.css";

/** One case of the strip. The link is the title; its reach is the whole slide, which shows its territory under the hand. */
export function CaseSlide({ item }: { item: Queries.CaseSlideFragment }) {
  const { title, alias, year, client, categories, territory, cover } = item;
  return (
    <TerritoryCard
      territory={territory}
      cover={cover}
      sizes="(width <= 512px) 120vw, 880px"
      title={title}
      level={3}
      size="h4"
      link={{ route: "cases-alias", params: { alias } }}
      facts={[categories[0]?.title, year]}
      lead={client?.name}
      className={styles.slide}
    />
  );
}
