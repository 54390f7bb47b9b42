/** A query of __tests__/fixtures/search-queries.json, which bench/search/generate-queries.ts makes. */
export interface Query {
  kind: "inflected" | "misspelt" | "layout";
  text: string;
  /** Key of the document that its words were taken from. */
  target: string;
}
