import { createAnalyser, type Language } from "../../src/analyser";
import { createEngine, type Engine } from "../../src/engine";
import { SearchIndex, type DocumentEntry } from "../../src/search-index";

export interface Note {
  key: string;
  title: string;
  text?: string;
  kind?: string;
  facets?: readonly string[];
}

export const KINDS = ["note", "letter"] as const;

export const entriesOf = (notes: readonly Note[]): DocumentEntry[] =>
  notes.map((note) => ({
    key: note.key,
    kind: note.kind ?? "note",
    digest: JSON.stringify(note),
    read: () => ({
      fields: [
        { text: note.title, weight: 8, usualWords: 4 },
        { text: note.text ?? "", weight: 1, usualWords: 100 },
      ],
      facets: note.facets ?? [],
      stored: note.title,
    }),
  }));

export async function newIndex(language: Language): Promise<SearchIndex> {
  return new SearchIndex({ language, kinds: KINDS, analyse: await createAnalyser(language) });
}

/** The engine over an index of these notes, and the names of the files that it has asked for. No file can be had offline. */
export async function engineOver(language: Language, notes: readonly Note[], isOffline = () => false) {
  const index = await newIndex(language);
  const { manifest, fresh } = index.update(entriesOf(notes));
  const asked: string[] = [];
  const engine: Engine<string, string> = createEngine(manifest, await createAnalyser(language), async (name) => {
    asked.push(name);
    const text = fresh.get(name);
    if (text === undefined || isOffline()) throw new Error(`No file ${name}`);
    return JSON.parse(text) as unknown;
  });
  return { engine, asked };
}
