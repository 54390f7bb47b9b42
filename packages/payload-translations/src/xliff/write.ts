import { isRecord } from "payload-kit";
import type { Inline, LexicalNode, Mark, MarkedText } from "payload-kit/rich-text/marks";
import { GLOSSARY, XLIFF, type OutgoingFile, type OutgoingUnit, type Term } from "./document";

interface Languages {
  /** BCP 47 tags. */
  readonly from: string;
  readonly to: string;
}

/** An XLIFF 2.0 document. Marks carry what they stand for as original data, and are neither to be copied nor to be deleted. */
export function writeXliff({ from, to }: Languages, files: readonly OutgoingFile[]): string {
  const languages = `srcLang="${attribute(from)}" trgLang="${attribute(to)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${XLIFF}" xmlns:gls="${GLOSSARY}" version="2.0" ${languages} xml:space="preserve">
${files.map(fileOf).join("\n")}
</xliff>
`;
}

const fileOf = ({ id, title, units }: OutgoingFile) =>
  `<file id="${attribute(id)}" original="${attribute(title || id)}">
${units.map(unitOf).join("\n")}
</file>`;

function unitOf({ id, name, source, target, terms }: OutgoingUnit): string {
  const segment = [`<source>${inline(source.content, source)}</source>`];
  if (target) segment.push(`<target>${inline(target, source)}</target>`);
  return `<unit id="${attribute(id)}" name="${attribute(name)}" canResegment="no">
${glossary(terms)}${originalData(source)}<segment state="initial">
${segment.join("\n")}
</segment>
</unit>`;
}

function glossary(terms: readonly Term[]): string {
  if (terms.length === 0) return "";
  const entries = terms.map(
    ({ term, translation }) =>
      `<gls:glossEntry><gls:term>${text(term)}</gls:term><gls:translation>${text(translation)}</gls:translation></gls:glossEntry>`,
  );
  return `<gls:glossary>${entries.join("")}</gls:glossary>\n`;
}

function originalData({ marks }: MarkedText): string {
  if (marks.size === 0) return "";
  const data = [...marks].map(([id, node]) => `<data id="d${id}">${text(JSON.stringify(node))}</data>`);
  return `<originalData>${data.join("")}</originalData>\n`;
}

/** Words with marks, as they stand within a source or a target. */
export function inline(content: readonly Inline[], source: MarkedText): string {
  return content.map((part) => (typeof part === "string" ? text(part) : mark(part, source))).join("");
}

function mark({ id, content }: Mark, source: MarkedText): string {
  const keep = 'canCopy="no" canDelete="no"';
  const type = typeOf(source.marks.get(id));
  if (!content) return `<ph id="${id}" ${type} dataRef="d${id}" ${keep}/>`;
  return `<pc id="${id}" ${type} dataRefStart="d${id}" ${keep}>${inline(content, source)}</pc>`;
}

const FORMATS: Readonly<Record<number, string>> = { 1: "xlf:b", 2: "xlf:i", 8: "xlf:u" };

function typeOf(node: LexicalNode | undefined): string {
  if (isRecord(node?.fields)) return 'type="link"';
  if (node?.type === "linebreak") return 'type="fmt" subType="xlf:lb"';
  const format = FORMATS[Number(node?.format)];
  return format ? `type="fmt" subType="${format}"` : 'type="fmt"';
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML cannot contain: control characters, lone surrogates, and two noncharacters. */
const UNHOLDABLE = /[^\P{Cc}\t\n\r\x7f-\x9f]|[\ufffe\uffff]|\p{Cs}/gu;

/** A parser would turn a carriage return into a line feed. */
const escaped = (value: string) => value.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign).replace(/\r/g, "&#xD;");

const text = (value: string) =>
  escaped(value).replace(
    UNHOLDABLE,
    (sign) => `<cp hex="${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}"/>`,
  );

const attribute = (value: string) =>
  escaped(value)
    .replace(UNHOLDABLE, "")
    .replace(/[\t\n]/g, " ");
