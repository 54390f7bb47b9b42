/** Marks a field without which a locale does not show the entry; the board of translations and the publish gate read it. */
export const NEEDED = "needed";
