/** Entries on a page of the board. A module of its own, because the admin bundles it. */
export const PAGE_SIZE = 25;
