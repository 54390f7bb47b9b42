import { SaxesParser } from "saxes";
import { joined, type Inline } from "../../rich-text/marks";
import { words, type Words } from "../../words";
import { XLIFF, type IncomingDocument, type IncomingFile, type IncomingUnit } from "./document";

/** A file that cannot be read, as a sentence. */
export class XliffError extends Error {
  override readonly name = "XliffError";

  constructor(readonly sentence: Words) {
    super(sentence.en);
  }
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

const DEEPEST = 50;

const notXliff = (detail: string): Words =>
  words(
    `This is no XLIFF 2.0 file (${detail}). Export one and translate that.`,
    `Это не файл XLIFF 2.0 (${detail}). Выгрузите файл и переведите его.`,
    `Este não é um arquivo XLIFF 2.0 (${detail}). Exporte um e traduza esse.`,
  );

const foreignMark = (unit: string, name: string): Words =>
  words(
    `In ${unit} stands <${name}>, which did not come from here. Let the program keep the marks of the source.`,
    `В ${unit} стоит <${name}>, которого в выгрузке не было. Пусть программа сохраняет метки исходного текста.`,
    `Em ${unit} há <${name}>, que não saiu daqui. Deixe o programa manter as marcas do original.`,
  );

/**
 * Reads an XLIFF 2.0 document. No document type is taken, so there are no entities but those of XML itself, and nothing
 * is fetched.
 * @throws XliffError that says what is wrong with it
 */
export function readXliff(xml: string): IncomingDocument {
  const root = parse(xml);
  const { version, srcLang = "", trgLang = "" } = root.attributes;
  if (root.name !== "xliff" || version !== "2.0") throw new XliffError(notXliff(`<${root.name}> ${version ?? ""}`));
  return { from: srcLang, to: trgLang, files: elements(root, "file").map(fileOf) };
}

/** Whether something can be the words of a unit: well-formed, and with no other elements than XLIFF's inline ones. */
export function isInline(xml: string): boolean {
  try {
    inlineOf(parse(`<target xmlns="${XLIFF}">${xml}</target>`), "");
    return true;
  } catch (error) {
    if (error instanceof XliffError) return false;
    throw error;
  }
}

function parse(xml: string): Element {
  const top: Element = { name: "", attributes: {}, children: [] };
  const open = [top];
  const refuse = (detail: string): never => {
    throw new XliffError(notXliff(detail));
  };
  const add = (text: string) => open.at(-1)?.children.push(text);
  const parser = new SaxesParser({ xmlns: true, position: true });
  parser.on("error", ({ message }) => refuse(message));
  parser.on("doctype", () => refuse("<!DOCTYPE>"));
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("opentag", ({ uri, local, attributes }) => {
    if (open.length > DEEPEST) refuse(`${DEEPEST} <`);
    const values = Object.values(attributes).filter((attribute) => attribute.uri === "");
    const element: Element = {
      name: uri === XLIFF ? local : `{${uri}}${local}`,
      attributes: Object.fromEntries(values.map((attribute) => [attribute.local, attribute.value])),
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return elements(top)[0] ?? refuse("");
}

const isElement = (child: Element | string): child is Element => typeof child !== "string";

const elements = ({ children }: Element, name?: string): Element[] =>
  children.filter(isElement).filter((child) => name === undefined || child.name === name);

const fileOf = (file: Element): IncomingFile => ({ id: file.attributes.id ?? "", units: unitsIn(file) });

/** Tools may put units into groups. */
function unitsIn(parent: Element): IncomingUnit[] {
  return elements(parent).flatMap((child) =>
    child.name === "unit" ? [unitOf(child)] : child.name === "group" ? unitsIn(child) : [],
  );
}

function unitOf(unit: Element): IncomingUnit {
  const id = unit.attributes.id ?? "";
  const parts = elements(unit).filter(({ name }) => name === "segment" || name === "ignorable");
  const read = (part: Element, name: string) => {
    const [found] = elements(part, name);
    return found && inlineOf(found, id);
  };
  const targets = parts.map((part) => {
    const target = read(part, "target");
    return part.name === "ignorable" ? (target ?? read(part, "source")) : target;
  });
  const isWhole = targets.some((target) => target !== undefined) && targets.every((target) => target !== undefined);
  return {
    id,
    source: joined(parts.flatMap((part) => read(part, "source") ?? [])),
    target: isWhole ? joined(targets.flatMap((target) => target ?? [])) : undefined,
  };
}

function inlineOf({ children }: Element, unit: string): Inline[] {
  const content = children.flatMap((child): Inline[] => {
    if (!isElement(child)) return [child];
    const { name, attributes } = child;
    switch (name) {
      case "pc":
        return [{ id: attributes.id ?? "", content: inlineOf(child, unit) }];
      case "ph":
        return [{ id: attributes.id ?? "" }];
      case "cp":
        return [String.fromCharCode(Number.parseInt(attributes.hex ?? "", 16))];
      // Annotations say something about words; the words are their content.
      case "mrk":
        return inlineOf(child, unit);
      case "sm":
      case "em":
        return [];
      default:
        throw new XliffError(foreignMark(unit, name));
    }
  });
  return joined(content);
}
