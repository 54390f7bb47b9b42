export { contrastOf, inHex, TERRITORY_HEX } from "../colors";
export { caseCard, postCard, screenCard, vacancyCard, type CardContent } from "./card-content";
export { cardDesign } from "./card-design";
export { screenOf } from "./screen-of";
