export * from "../colors";
export * from "../logo";
export { caseCard, postCard, screenCard, vacancyCard, type CardContent } from "./card-content";
export { cardDesign, type CardBrand } from "./card-design";
export { screenOf } from "./screen-of";
