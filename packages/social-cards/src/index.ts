export { drawCard } from "./card";
export { openTypefaces, type Typefaces } from "./faces";
export { cutPicture, renderCard, RENDERING } from "./render";
export { wrap, wrapAnyhow, type Measure } from "./wrap";
