/** Entries on a page of the board. Stands alone, because the admin's screens read it too. */
export const PAGE_SIZE = 25;
