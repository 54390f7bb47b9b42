import { visibleText } from "@future-native/contract/form-rules";

/**
 * Bytes of a name without its extension. File systems take 255: there is room for the sizes and numbers that are added, and
 * for three bytes in place of one where a name is percent-encoded.
 */
const LONGEST = 80;

/** Devices of Windows, which takes none of them for a name, with whatever extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A file's name that every system takes: without what separates folders, begins a hidden file or names a device, in Unicode's
 * composed form, at most 80 bytes before its extension.
 * @param name as its owner called it
 * @param kind what it is, for a name of which nothing is left: `picture`
 */
export function safeFileName(name: string, kind: string): string {
  const plain = visibleText(name)
    .normalize("NFC")
    .replace(/[\p{C}\\/:*?"<>|]+/gu, "-");
  const [extension = ""] = /\.[^.\s]{1,5}$/.exec(plain) ?? [];
  const stem = cut(plain.slice(0, plain.length - extension.length).replace(/^[\s.]+/, "")).replace(/[\s.]+$/, "");
  return `${RESERVED.test(stem) ? `${kind}-` : ""}${stem || kind}${extension}`;
}

/** Whole characters of the first bytes. */
function cut(text: string): string {
  let bytes = 0;
  let kept = "";
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > LONGEST) break;
    kept += character;
  }
  return kept;
}
