export { createAnalyser, type Language } from "./analyser";
export { SearchIndex, type DocumentEntry, type SearchedDocument } from "./search-index";
export { writeIndex } from "./write-index";
