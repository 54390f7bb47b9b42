export { createAnalyser, type Language } from "./analyser";
export { createEngine, type Engine, type SearchResult, type Hit, type SearchOptions } from "./engine";
export type { Manifest } from "./format";
export { markWords, sentenceWith, type Stretch } from "./marks";
export { wordsOf } from "./words";
