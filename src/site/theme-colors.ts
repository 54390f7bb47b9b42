/** Colour of the browser's own frame in each mode: the grounds of src/styles/tokens.css, which a test compares. */
export const THEME_COLORS = { paper: "#f4f3ee", night: "#0b0b0d" } as const;
