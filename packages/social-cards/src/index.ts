export { drawCard, type CardDesign, type Typefaces } from "./card";
export { CARD, type Rectangle } from "./layout";
export { cutPicture, renderCard } from "./render";
export { openTypeface, type Typeface } from "./typeface";
