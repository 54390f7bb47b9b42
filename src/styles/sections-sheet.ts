/** Name of the style sheet that has the rules of sections and templates. Those of what any page may show stand in Gatsby's. */
export const SECTIONS_SHEET = "sections";
