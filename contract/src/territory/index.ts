export { drawTerritory, familyOf } from "./compositions";
export { openField, type Field } from "./field";
