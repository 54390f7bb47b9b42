export { createAnalyser, languageOf, type Language } from "./analyser";
export { SearchIndex, type DocumentEntry, type SearchedDocument } from "./search-index";
export type { Manifest } from "./format";
export { MemoryIndex } from "./memory-index";
export { writeIndex } from "./write-index";
