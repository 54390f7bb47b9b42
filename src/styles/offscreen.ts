/**
 * Selector of what is not rendered before the page has loaded, part by part; base.css folds the same. Items of lists too,
 * which are most of the largest sections; not in the first one: what is in view at its first layout
 * counts as a shift of its list.
 */
export const OFFSCREEN = "main section, main section ~ section li, footer";
