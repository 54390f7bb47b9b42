/** Path of the page that opens a set by its link (X12). Outside the admin, because readers have no account. */
export const READER_PATH = "/api/show";
