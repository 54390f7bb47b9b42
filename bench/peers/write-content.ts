/** Puts content, pictures, fonts and the style sheet where a peer's project expects them. */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PeersContent } from "./content";

const STYLES = join("src", "styles");
const SHARED = join("bench", "peers", "shared");
const ADDRESS = /url\("\.\/fonts\//g;
/** Faces that come whole from their package, for letters that no page here has. */
const RARE_FACE = /@font-face \{[^}]*url\("~[^}]*\}/g;

/** What is the same in all projects. */
export interface PeersFiles {
  content: PeersContent;
  /** Folder with the files that the content names. */
  pictures: string;
}

/**
 * The projects read `content/site.json`, `content/cases.json`, `content/uses.json`, `assets/pictures/`, `assets/site.css` and,
 * where they take it, `assets/behaviours.js`; the fonts are served from `public/fonts/`.
 */
export async function writeContent(project: string, { content, pictures }: PeersFiles): Promise<void> {
  const assets = join(project, "assets");
  await mkdir(join(assets, "pictures"), { recursive: true });
  await mkdir(join(project, "content"), { recursive: true });
  await writeTexts(project, content);
  for (const file of picturesIn(content)) await cp(join(pictures, file), join(assets, "pictures", file));
  await writeFile(join(assets, "site.css"), await styleSheet());
  await cp(join(SHARED, "behaviours.js"), join(assets, "behaviours.js"));
  await cp(join(STYLES, "fonts"), join(project, "public", "fonts"), { recursive: true });
}

/** Writes the texts anew, as after a change of an entry. */
export async function writeTexts(project: string, { site, cases, uses }: PeersContent): Promise<void> {
  for (const [name, value] of Object.entries({ site, cases, uses }))
    await writeFile(join(project, "content", `${name}.json`), JSON.stringify(value, null, 2));
}

function picturesIn(content: PeersContent): Set<string> {
  return new Set([...JSON.stringify(content).matchAll(/"file":"([^"]+)"/g)].map(([, file = ""]) => file));
}

/** The site's own fonts and tokens, and the look of the peers' pages. */
async function styleSheet(): Promise<string> {
  const [fonts = "", tokens = "", site = ""] = await Promise.all(
    [join(STYLES, "fonts.css"), join(STYLES, "tokens.css"), join(SHARED, "site.css")].map((file) =>
      readFile(file, "utf8"),
    ),
  );
  return [fonts.replace(RARE_FACE, "").replace(ADDRESS, 'url("/fonts/'), tokens, site].join("\n");
}
