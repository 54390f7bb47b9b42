/** In the folder of the preview's page: the page queries, by the chunk names of their components. */
export const QUERIES_FILE = "queries.json";

export type PageQueries = Readonly<Record<string, string>>;
