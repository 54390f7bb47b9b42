import { createHash } from "node:crypto";

/** An inline script or style sheet of a page. */
export interface InlineCode {
  readonly kind: "script" | "style";
  readonly text: string;
  /** As a policy names it, without its quotes. */
  readonly hash: string;
}

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
/** Inert: what a script makes of it is that script's concern. */
const TEMPLATE = /<template\b[\s\S]*?<\/template\s*>/gi;
/** Types that are data to a browser; whatever else a script is, is taken for code. */
const DATA = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const HAS_ADDRESS = /\ssrc\s*=/i;

/** Every inline script and style sheet of a page, in their order. */
export function inlineCode(html: string): InlineCode[] {
  return [...html.replace(TEMPLATE, "").matchAll(ELEMENT)].flatMap(([, name = "", attributes = "", text = ""]) => {
    const kind = name.toLowerCase() === "style" ? "style" : "script";
    if (kind === "script" && (DATA.test(attributes) || HAS_ADDRESS.test(attributes))) return [];
    return [{ kind, text, hash: hashOf(text) }];
  });
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
