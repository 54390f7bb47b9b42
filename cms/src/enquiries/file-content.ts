import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";

const ZIP = ["zip"] as const;
const OLE = ["cfb"] as const;

/**
 * What the content of a file has to be, for each extension that is let in (F4). Office files are recognised by their container:
 * which of them it is says the name, and nothing here ever opens them.
 */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  pdf: ["pdf"],
  doc: OLE,
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
const MARKUP = /^\s*(?:<\?xml|<!doctype|<!--|<(?:html|svg|script|head|body|iframe|math)\b)/i;

/**
 * Whether a file is what its name says (F4). A file that is two things at once, as a picture with an archive at its end, is not.
 * @param file its path
 * @param name the visitor's name for it; its extension has been checked
 */
export async function contentMatches(file: string, name: string): Promise<boolean> {
  const extension = name.split(".").pop()?.toLowerCase() ?? "";
  const found = await fileTypeFromFile(file).catch(() => undefined);
  if (extension === "txt") return !found && isPlainText(await readPart(file, "head"));
  if (!found || !CONTENT[extension]?.includes(found.ext)) return false;
  return ZIP_BASED.has(extension) || !(await readPart(file, "tail")).includes(END_OF_ZIP);
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

/** Text in any one-byte or UTF-8 encoding: no control characters but white space, and no markup that a browser would run. */
function isPlainText(head: Buffer): boolean {
  const controls = head.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte));
  return !controls && !MARKUP.test(head.toString("latin1").replace(/^ï»¿/, ""));
}
