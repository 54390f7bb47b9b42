import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";

const ZIP = ["zip"] as const;
const OLE = ["cfb"] as const;

/**
 * Required content of a file by allowed extension (F4). Office files are recognised by their container only; the kind
 * follows from the name, and they are never opened.
 */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  pdf: ["pdf"],
  // Job sites and old programs write RTF under this name, and Word opens it.
  doc: [...OLE, "rtf"],
  xls: OLE,
  ppt: OLE,
  docx: ["docx"],
  xlsx: ["xlsx"],
  pptx: ["pptx"],
  odt: ["odt"],
  ods: ["ods"],
  odp: ["odp"],
  rtf: ["rtf"],
  zip: ZIP,
  png: ["png", "apng"],
  jpg: ["jpg"],
  jpeg: ["jpg"],
  webp: ["webp"],
};

const TAIL = 66_000;
const HEAD = 4_096;
const END_OF_ZIP = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_BASED = new Set(["docx", "xlsx", "pptx", "odt", "ods", "odp", "zip"]);
/** A PDF's header may stand behind what mail programs and printers put before it (ISO 32000-1, annex H.3.4.1). */
const HEADER_OF_PDF = { text: "%PDF-", within: 1_024 };
const SCRIPT = /^\s*#!/;
const MARKUP = /^\s*(?:<\?xml|<!doctype|<!--|<(?:html|svg|script|head|body|iframe|math)\b)/i;

/**
 * Whether a file is what its name says (F4). A file that is two things at once, as a picture with an archive at its
 * end, is not.
 * @param file its path
 * @param name the visitor's name for it; its extension has been checked
 */
export async function contentMatches(file: string, name: string): Promise<boolean> {
  const extension = name.split(".").pop()?.toLowerCase() ?? "";
  const found = await fileTypeFromFile(file).catch(() => undefined);
  if (!isOfKind(extension, await readPart(file, "head"), found?.ext)) return false;
  return ZIP_BASED.has(extension) || !(await readPart(file, "tail")).includes(END_OF_ZIP);
}

/** @param found the kind that the first bytes are known to be of */
function isOfKind(extension: string, head: Buffer, found: string | undefined): boolean {
  // The first letters of a text may be those of a program or a picture: MZ, BM. All that follows tells it from them.
  if (extension === "txt") return isPlainText(head);
  if (extension === "pdf" && !found) return isLatePdf(head);
  return found !== undefined && (CONTENT[extension]?.includes(found) ?? false);
}

function isLatePdf(head: Buffer): boolean {
  const { text, within } = HEADER_OF_PDF;
  const start = head.toString("latin1");
  const at = start.indexOf(text);
  return at >= 0 && at < within && !isMarkup(start) && !SCRIPT.test(start);
}

async function readPart(file: string, part: "head" | "tail"): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, part === "head" ? HEAD : TAIL);
    const { buffer, bytesRead } = await handle.read({
      buffer: Buffer.alloc(length),
      position: part === "head" ? 0 : size - length,
    });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Text in any one-byte encoding, UTF-8 or UTF-16: no control characters but white space, and no markup that a browser
 * would run.
 */
function isPlainText(head: Buffer): boolean {
  return [head.toString("latin1"), ...asUtf16(head)].some((text) => !CONTROL.test(text) && !isMarkup(text));
}

const CONTROL = /[^\P{Cc}\t\n\f\r\x7f-\x9f]/u;

/** As Windows writes it, with a byte order mark; a last half of a character is left out. */
function asUtf16(head: Buffer): string[] {
  const [first, second] = head;
  const even = Buffer.from(head.subarray(0, head.length - (head.length % 2)));
  if (first === 0xff && second === 0xfe) return [even.toString("utf16le")];
  return first === 0xfe && second === 0xff ? [even.swap16().toString("utf16le")] : [];
}

const isMarkup = (text: string): boolean => MARKUP.test(text.replace(/^(?:\ufeff|ï»¿)/, ""));
