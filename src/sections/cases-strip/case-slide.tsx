import { TerritoryCard, type CardBox } from "../../ui/territory/territory-card";
import * as styles from "./cases-strip.module.css";

const PHONE = "(width <= 768px)";

/** The five steps of the skyline. */
const STEPS: readonly (readonly CardBox[])[] = [
  [{ width: "min(620px, 80vw)", ratio: 4 / 3, shape: "wide" }],
  [
    { media: PHONE, width: "min(340px, 62vw)", ratio: 1, shape: "square" },
    { width: "340px", ratio: 4 / 5, shape: "narrow" },
  ],
  [{ width: "min(560px, 84vw)", ratio: 16 / 10, shape: "low" }],
  [{ width: "min(300px, 58vw)", ratio: 1, shape: "square" }],
  [
    { media: PHONE, width: "min(420px, 70vw)", ratio: 1, shape: "square" },
    { width: "420px", ratio: 5 / 6, shape: "tall" },
  ],
];

interface CaseSlideProps {
  item: Queries.CaseSlideFragment;
  /** Its place in the strip. */
  index: number;
}

/** One case of the strip. The link is the title; its reach is the whole slide, whose art lives under the hand. */
export function CaseSlide({ item, index }: CaseSlideProps) {
  const { title, alias, year, client, categories } = item;
  return (
    <TerritoryCard
      item={item}
      boxes={STEPS[index % STEPS.length] ?? []}
      title={title}
      level={3}
      size="h4"
      link={{ route: "cases-alias", params: { alias } }}
      facts={[[client?.name, categories[0]?.title].filter(Boolean).join(", "), year]}
      className={styles.slide}
    />
  );
}
