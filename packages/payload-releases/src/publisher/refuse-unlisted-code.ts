import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashesIn, HEADERS_FILE, inlineCode, POLICY, type ReleaseHeaders } from "security-headers";
import { PublishError } from "./publish-error";

const EXCERPT_LENGTH = 80;

/**
 * Hashes of the inline scripts and style sheets that a release's Content-Security-Policy allows; undefined without a
 * policy.
 */
export async function allowedCode(folder: string): Promise<ReadonlySet<string> | undefined> {
  const text = await readFile(join(folder, HEADERS_FILE), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  return hashesIn((JSON.parse(text) as ReleaseHeaders).pages[POLICY] ?? "");
}

/**
 * Refuses inline code that the Content-Security-Policy does not allow (X9): browsers would block it.
 * @throws PublishError that names the page and the code
 */
export function refuseUnlistedCode(page: string, html: string, allowed: ReadonlySet<string>): void {
  const unlisted = inlineCode(html).find(({ hash }) => !allowed.has(hash));
  if (!unlisted) return;
  const { kind, text, hash } = unlisted;
  const code = text.trim().slice(0, EXCERPT_LENGTH);
  throw new PublishError(
    kind === "script" ? "reasons:unlisted.script" : "reasons:unlisted.style",
    { page, code },
    [],
    `'${hash}'`,
  );
}
