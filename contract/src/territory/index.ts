export { drawTerritory } from "./compositions";
export { openField, type Field } from "./field";
