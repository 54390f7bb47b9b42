/** Those who read a set, or try to. */
import { createHash, randomBytes } from "node:crypto";

const COOKIE = "future_native_set";

/** @param link path of the link, with its token. @returns the cookie that it is answered with; undefined for one that opens nothing */
export async function openLink(base: string, link: string): Promise<string | undefined> {
  const answer = await fetch(`${base}/api/show`, {
    ...{ method: "POST", redirect: "manual", headers: { Origin: base } },
    body: new URLSearchParams({ token: link }),
  });
  return new RegExp(`${COOKIE}=[^;]+`).exec(answer.headers.get("set-cookie") ?? "")?.[0];
}

/** An address as a reader or a visitor gets it, without the bar. */
export async function read(base: string, path: string, cookie?: string): Promise<string> {
  const answer = await fetch(base + path, { headers: cookie ? { Cookie: cookie } : {} });
  const html = await answer.text();
  return html.replace(/<link rel="stylesheet" href="\/api\/show\/bar\.css">[\s\S]*<\/script>\n(?=<\/body>)/, "");
}

export const isShown = async (base: string, cookie: string): Promise<boolean> =>
  (await (await fetch(base, { headers: { Cookie: cookie } })).text()).includes('id="shown-set"');

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Cookies of no link: random ones, and the token of one link with the proof of another. */
export function* guesses(count: number, known: readonly string[]): Generator<string> {
  const parts = known.map((cookie) => cookie.slice(COOKIE.length + 1).split("."));
  for (let at = 0; at < count; at += 1) {
    const [one, other] = [parts[at % parts.length], parts[(at + 1) % parts.length]];
    const guess = () => randomBytes(16).toString("base64url");
    if (at % 3 === 0 && one && other && one !== other) yield `${COOKIE}=${one[0]}.${other[1]}`;
    else yield at % 3 === 1 && one ? `${COOKIE}=${one[0]}.${guess()}` : `${COOKIE}=${guess()}.${guess()}`;
  }
}

/** What addresses answer, by them: hashes. */
export async function hashesOf(
  base: string,
  paths: readonly string[],
  cookie?: string,
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const path of paths) hashes.set(path, hashOf(await read(base, path, cookie)));
  return hashes;
}

/** @returns the addresses that answer otherwise than they should */
export async function othersThan(base: string, wanted: ReadonlyMap<string, string>): Promise<string[]> {
  const now = await hashesOf(base, [...wanted.keys()]);
  return [...wanted].filter(([path, hash]) => now.get(path) !== hash).map(([path]) => path);
}

/** All addresses of a site, by its sitemap, as a reader or a visitor has it. */
export async function addressesOf(base: string, cookie?: string): Promise<string[]> {
  const sitemap = await read(base, "/sitemap.xml", cookie);
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
