import { setImmediate } from "node:timers/promises";
import type { Values } from "payload-kit/texts";
import { SaxesParser } from "saxes";
import { XLIFF } from "./document";
import { translate, type TextKey } from "../texts";

/** A file that cannot be read, as a sentence. */
export class XliffError extends Error {
  override readonly name = "XliffError";

  constructor(
    readonly key: TextKey,
    readonly values?: Values,
  ) {
    super(translate("en", key, values));
  }
}

/** An element; those of other namespaces have theirs in braces before their name. */
export interface Element {
  readonly name: string;
  /** Those without a namespace, and `xml:lang`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

/** Levels of elements, and of marks that begin and end apart. */
export const DEEPEST = 50;

/**
 * The text of an XML file: UTF-16 by its byte order mark or by how it begins, otherwise as its declaration says, otherwise
 * UTF-8 (XML 1.0, appendix F).
 * @throws XliffError when the bytes are not what they say
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XliffError("translations:unknownEncoding", { name: encoding });
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? "utf-8";
  // A file that says UTF-16 in single bytes was written again by a program that left the declaration alone.
  return /^utf-16/i.test(declared) ? "utf-8" : declared;
}

/** So many characters are read at a time; requests of others are answered before the next. */
const SLICE = 50_000;

/**
 * Reads well-formed XML. No document type is taken, so there are no entities but those of XML itself, and nothing is fetched.
 * @throws XliffError that says what is wrong with it
 */
export async function parseXml(xml: string): Promise<Element> {
  const top: Element = { name: "", attributes: {}, children: [] };
  const open = [top];
  const refuse = (detail: string): never => {
    throw new XliffError("translations:notXliff", { detail });
  };
  const add = (text: string) => open.at(-1)?.children.push(text);
  const parser = new SaxesParser({ xmlns: true, position: true });
  parser.on("error", ({ message }) => refuse(message));
  parser.on("doctype", () => refuse("<!DOCTYPE>"));
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("opentag", ({ uri, local, attributes }) => {
    if (open.length > DEEPEST) refuse(`${DEEPEST} <`);
    const values = Object.values(attributes).filter(({ uri, name }) => uri === "" || name === "xml:lang");
    const element: Element = {
      name: uri === XLIFF ? local : `{${uri}}${local}`,
      attributes: Object.fromEntries(values.map(({ name, value }) => [name, value])),
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  for (let at = 0; at < xml.length; at += SLICE) {
    if (at > 0) await setImmediate();
    parser.write(xml.slice(at, at + SLICE));
  }
  parser.close();
  return elements(top)[0] ?? refuse("");
}

export const isElement = (child: Element | string): child is Element => typeof child !== "string";

export const elements = ({ children }: Element, name?: string): Element[] =>
  children.filter(isElement).filter((child) => name === undefined || child.name === name);
