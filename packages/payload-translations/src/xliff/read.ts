import { setImmediate } from "node:timers/promises";
import { joined, type Inline } from "payload-kit/rich-text/marks";
import { XLIFF, type IncomingDocument, type IncomingFile, type IncomingUnit } from "./document";
import { DEEPEST, elements, isElement, parseXml, XliffError, type Element } from "./xml";

/** More than the longest text of a form has; characters and marks of one language of a unit. */
const MOST_OF_UNIT = { characters: 100_000, marks: 2_000 };
const MOST_UNITS = 10_000;

const VERSIONS = ["2.0", "2.1"];

/**
 * Reads an XLIFF document by the core of 2.0 and 2.1: segments in the order of their targets, spans that begin and end apart
 * or in one element, annotations, and several `<file>` for one entry.
 * @throws XliffError that says what is wrong with it
 */
export async function readXliff(xml: string): Promise<IncomingDocument> {
  const root = await parseXml(xml);
  const { version = "", srcLang = "", trgLang = "" } = root.attributes;
  if (root.name !== "xliff" || !VERSIONS.includes(version))
    throw new XliffError("translations:notXliff", { detail: `<${root.name}> ${version}` });
  const files = new Map<string, IncomingUnit[]>();
  let count = 0;
  for (const file of elements(root, "file")) {
    const id = file.attributes.id ?? "";
    const units = files.get(id) ?? [];
    for (const unit of unitsIn(file)) {
      count += 1;
      if (count > MOST_UNITS) throw new XliffError("translations:read.tooManyUnits", { most: MOST_UNITS });
      await setImmediate();
      units.push(unitOf(unit, trgLang));
    }
    files.set(id, units);
  }
  return { from: srcLang, to: trgLang, files: [...files].map(([id, units]): IncomingFile => ({ id, units })) };
}

/** Whether something can be the words of a unit: well-formed, and with no other elements than XLIFF's inline ones. */
export async function isInline(xml: string): Promise<boolean> {
  try {
    contentOf([await parseXml(`<target xmlns="${XLIFF}">${xml}</target>`)], "");
    return true;
  } catch (error) {
    if (error instanceof XliffError) return false;
    throw error;
  }
}

/** Tools may put units into groups. */
function unitsIn(parent: Element): Element[] {
  return elements(parent).flatMap((child) =>
    child.name === "unit" ? [child] : child.name === "group" ? unitsIn(child) : [],
  );
}

/** Segments whose text a translator has declared to be done: an empty one was merged into its neighbour. */
const DONE = ["translated", "reviewed", "final"];

function unitOf(unit: Element, to: string): IncomingUnit {
  const id = unit.attributes.id ?? "";
  const parts = elements(unit).filter(({ name }) => name === "segment" || name === "ignorable");
  const sources = parts.map((part) => onlyOne(part, "source", id) ?? refuseWithout(id));
  const targets = parts.map((part, at) => {
    const source = sources[at];
    const target = onlyOne(part, "target", id);
    const language = target?.attributes["xml:lang"] ?? to;
    if (language.toLowerCase() !== to.toLowerCase())
      throw new XliffError("translations:read.otherLanguage", { unit: id, found: language, expected: to });
    if (target && (!isBlank(target) || DONE.includes(part.attributes.state ?? ""))) return target;
    // Space between sentences is as it was, unless the file says otherwise.
    return source && isBlank(source) ? (target ?? source) : undefined;
  });
  const given = targets.filter((target) => target !== undefined);
  const isWhole = given.length === parts.length && given.some((target) => !isBlank(target));
  return { id, source: contentOf(sources, id), target: isWhole ? contentOf(inOrder(given, id), id) : undefined };
}

function onlyOne(part: Element, name: string, unit: string): Element | undefined {
  const [found, second] = elements(part, name);
  if (second) throw new XliffError("translations:read.notOneText", { unit, name });
  return found;
}

function refuseWithout(unit: string): never {
  throw new XliffError("translations:read.notOneText", { unit, name: "source" });
}

/** Whether there is nothing to see in a source or a target; white space and invisible characters are nothing. */
const isBlank = (element: Element): boolean =>
  element.children.every((child) =>
    isElement(child) ? child.name !== "cp" && isBlank(child) : !/[^\s\p{Cf}]/u.test(child),
  );

/** Sorts targets by their `order` attribute; one without it keeps its position. */
function inOrder(targets: readonly Element[], unit: string): Element[] {
  const ordered: Element[] = [];
  for (const [at, target] of targets.entries()) {
    const place = Number(target.attributes.order ?? at + 1);
    if (!Number.isInteger(place) || place < 1 || place > targets.length || ordered[place - 1]) {
      throw new XliffError("translations:read.wrongOrder", { unit });
    }
    ordered[place - 1] = target;
  }
  return ordered;
}

/** Words, and where marks begin, end or are: what `<pc>` says in one element, `<sc>` and `<ec>` say in two. */
type Token = string | { readonly kind: "start" | "end" | "empty"; readonly id: string };

function* tokensOf({ children }: Element, unit: string): Generator<Token> {
  for (const child of children) {
    if (!isElement(child)) {
      yield child;
      continue;
    }
    const { name, attributes } = child;
    const { id = "" } = attributes;
    // Annotations say something about words; the words are their content.
    if (name === "mrk") yield* tokensOf(child, unit);
    else if (name === "cp") yield characterOf(attributes.hex, unit);
    else if (name === "ph") yield { kind: "empty", id };
    else if (name === "sc") yield { kind: "start", id };
    else if (name === "ec") yield { kind: "end", id: attributes.startRef ?? id };
    else if (name === "pc") {
      yield { kind: "start", id };
      yield* tokensOf(child, unit);
      yield { kind: "end", id };
    } else if (name !== "sm" && name !== "em") throw new XliffError("translations:read.foreignMark", { unit, name });
  }
}

function characterOf(hex = "", unit: string): string {
  if (!/^[0-9a-f]{4}$/i.test(hex)) throw new XliffError("translations:read.brokenCharacter", { unit, hex });
  return String.fromCharCode(Number.parseInt(hex, 16));
}

function contentOf(texts: readonly Element[], unit: string): Inline[] {
  const open: { readonly id: string; readonly content: Inline[] }[] = [{ id: "", content: [] }];
  const add = (part: Inline) => open.at(-1)?.content.push(part);
  const left = { ...MOST_OF_UNIT };
  for (const token of texts.flatMap((text) => [...tokensOf(text, unit)])) {
    if (typeof token === "string") {
      add(token);
      left.characters -= token.length;
    } else if (token.kind === "end") {
      if (!open.some(({ id }, depth) => depth > 0 && id === token.id))
        throw new XliffError("translations:read.unpairedMark", { unit, mark: token.id });
      const closed = open.pop();
      if (closed?.id !== token.id) throw new XliffError("translations:read.crossedMark", { unit, mark: token.id });
      add({ id: closed.id, content: joined(closed.content) });
    } else {
      if (token.kind === "empty") add({ id: token.id });
      else open.push({ id: token.id, content: [] });
      left.marks -= 1;
    }
    if (left.characters < 0 || left.marks < 0 || open.length > DEEPEST) {
      throw new XliffError("translations:read.tooLong", { unit, ...MOST_OF_UNIT });
    }
  }
  const [root, unclosed] = open;
  if (unclosed) throw new XliffError("translations:read.unpairedMark", { unit, mark: unclosed.id });
  return joined(root?.content ?? []);
}
