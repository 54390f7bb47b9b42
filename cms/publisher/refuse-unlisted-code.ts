import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashesIn, HEADERS_FILE, inlineCode, POLICY, type ReleaseHeaders } from "security-headers";
import { PublishError } from "./publish-error";

const SHOWN = 80;

/** What a release allows in its pages: hashes of scripts and style sheets; undefined where it says nothing of it. */
export async function allowedCode(folder: string): Promise<ReadonlySet<string> | undefined> {
  const text = await readFile(join(folder, HEADERS_FILE), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  return hashesIn((JSON.parse(text) as ReleaseHeaders).pages[POLICY] ?? "");
}

/**
 * No browser would run it (X9): a script that differs from page to page, or one that came in with a content.
 * @throws PublishError that names the page and the code
 */
export function refuseUnlistedCode(page: string, html: string, allowed: ReadonlySet<string>): void {
  const unlisted = inlineCode(html).find(({ hash }) => !allowed.has(hash));
  if (!unlisted) return;
  const { kind, text, hash } = unlisted;
  const what = kind === "script" ? "script" : "style sheet";
  throw new PublishError(
    `The page ${page} has an inline ${what} that its Content-Security-Policy does not name: "${text.trim().slice(0, SHOWN)}". ` +
      "It must be the same on every page of its template, and be written into the head or after the page's scripts; see docs/builder.md.",
    [],
    `'${hash}'`,
  );
}
