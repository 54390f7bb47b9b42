import { createHash } from "node:crypto";
import { ENDING, fileName, type Family } from "./format";

/** Small letters and digits: file systems exist that know no capitals. */
const BASE = 32;

/** An ending of a name that follows from the text of the file. */
function endingOf(text: string): string {
  const digest = createHash("sha256").update(text).digest();
  return Array.from(digest.subarray(0, ENDING), (byte) => (byte % BASE).toString(BASE)).join("");
}

/** The files of an index: what each is called, and the texts of the new ones. */
export class FileNames {
  readonly #endings: Record<Family, Map<number, string>> = {
    ...{ postings: new Map(), heads: new Map(), tails: new Map(), block: new Map() },
  };
  fresh = new Map<string, string>();

  /** Forgets which files were new. */
  begin(): void {
    this.fresh = new Map();
  }

  /** @param texts by number; none for a file that there is no more */
  write(family: Family, texts: ReadonlyMap<number, string | undefined>): void {
    const endings = this.#endings[family];
    for (const [number, text] of texts) {
      if (text === undefined) {
        endings.delete(number);
        continue;
      }
      const ending = endingOf(text);
      if (endings.get(number) === ending) continue;
      endings.set(number, ending);
      this.fresh.set(fileName(family, number, ending), text);
    }
  }

  numbers(family: Family): number[] {
    return [...this.#endings[family].keys()].sort((one, other) => one - other);
  }

  /** The endings of these files, one after the other. */
  endings(family: Family, numbers: readonly number[]): string {
    return numbers.map((number) => this.#endings[family].get(number) ?? "").join("");
  }

  names(): Set<string> {
    const families = Object.entries(this.#endings) as [Family, Map<number, string>][];
    return new Set(
      families.flatMap(([family, endings]) => [...endings].map(([number, ending]) => fileName(family, number, ending))),
    );
  }
}
