/** The art of a case's header as a field of GraphQL: a changed title causes a new drawing. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Territory } from "@future-native/contract";
import { inHex } from "@future-native/contract/cards";
import type { FocalPoint } from "@future-native/contract/picture";
import { openTypefaces, type Typefaces } from "social-cards";
import { drawHeader, HEADER_SHAPES, type HeaderShapeName, type Rectangle } from "territories";
import { createCoverTones } from "./cover-tone";
import { wordSetter } from "./words-of-header";

export const HEADER_ART_TYPE = `
  """A territory drawn around the title of its case: paths of files, one for each shape of window"""
  type HeaderArt @dontInfer {
    """Narrow windows, above the title"""
    phone: String!
    """Narrow windows that are lower than wide, above the title"""
    strip: String!
    """Windows of a tablet, above the title"""
    tablet: String!
    """Windows as tall as a desk's, around the title"""
    desk: String!
    """Low windows, around the title"""
    wide: String!
    """The colour that the page's bar stands on"""
    bar: String!
    """Size of the title on \`desk\`, in hundredths of the window's width"""
    deskTitle: Float!
    """Size of the title on \`wide\`, in hundredths of the window's width"""
    wideTitle: Float!
  }
`;

/** Fields of a case. */
const COVER_TONE = {
  type: "String",
  description: "`ink` or `paper`, which of the two reads over the top of an uploaded cover; null where neither does",
};

/** A case as gatsby-source-custom-api makes its node. */
interface CaseNode {
  readonly title: string;
  readonly lead: string;
  readonly territory: Territory;
  readonly cover: { readonly fileId: string | null; readonly focal: FocalPoint } | null;
}

/** The part of Gatsby's node model that is asked. */
interface Files {
  getNodeById(query: { id: string; type: string }): { readonly name: string; readonly absolutePath: string } | null;
}

/** Below `static/`, which every host caches for ever: the names contain a hash of the content. */
const FOLDER = "static/territories";

/** @param root folder of the site */
export function headerArtResolvers(root: string) {
  let typefaces: Promise<Typefaces> | undefined;
  /** By what is drawn: several pages ask for the art of one case, and a process that stays is asked at every build. */
  const drawn = new Map<string, ReturnType<typeof drawAll>>();
  const toneOf = createCoverTones();
  return {
    Case: {
      coverTone: {
        ...COVER_TONE,
        resolve(item: CaseNode, _: unknown, { nodeModel }: { nodeModel: Files }) {
          const file = fileOf(item, nodeModel);
          return file && item.cover && !isDrawn(item, nodeModel) ? toneOf(file.absolutePath, item.cover.focal) : null;
        },
      },
      headerArt: {
        type: "HeaderArt",
        async resolve(item: CaseNode, _: unknown, { nodeModel }: { nodeModel: Files }) {
          if (!isDrawn(item, nodeModel)) return null;
          typefaces ??= openTypefaces(root).catch((error: unknown) => {
            // The next case tries again.
            typefaces = undefined;
            throw error;
          });
          const faces = await typefaces;
          const { title, lead, territory } = item;
          const key = JSON.stringify([title, lead, territory]);
          const art = drawn.get(key) ?? drawAll(item, faces, join(root, "public"));
          drawn.set(key, art);
          art.catch(() => drawn.delete(key));
          return art;
        },
      },
    },
  };
}

/** One that an editor has given a picture of its own shows that, unless it is a print of the same territory (demo/README.md). */
function isDrawn(item: CaseNode, files: Files): boolean {
  const { mark, seed } = item.territory;
  return !item.cover || (fileOf(item, files)?.name.startsWith(`cover-${mark}-${seed}-`) ?? false);
}

const fileOf = ({ cover }: CaseNode, files: Files) =>
  cover?.fileId ? files.getNodeById({ id: cover.fileId, type: "File" }) : null;

async function drawAll({ title, lead, territory }: CaseNode, faces: Typefaces, folder: string) {
  const set = wordSetter({ title, lead }, faces);
  const [onDesk, onWide] = [set(HEADER_SHAPES.desk), set(HEADER_SHAPES.wide)];
  const draw = async (name: HeaderShapeName, words: readonly Rectangle[]) => {
    const { svg, bar } = drawHeader(inHex(territory), HEADER_SHAPES[name], words);
    return { src: await write(svg, folder), bar };
  };
  const [phone, strip, tablet, desk, wide] = await Promise.all([
    draw("phone", []),
    draw("strip", []),
    draw("tablet", []),
    draw("desk", onDesk.zones),
    draw("wide", onWide.zones),
  ]);
  const files = { phone: phone.src, strip: strip.src, tablet: tablet.src, desk: desk.src, wide: wide.src };
  return {
    ...files,
    bar: territory.colors[phone.bar === "figure" ? 1 : 0],
    deskTitle: onDesk.size,
    wideTitle: onWide.size,
  };
}

/** @returns the path of the site; what is there already is the same */
async function write(svg: string, folder: string): Promise<string> {
  // Of another length than the names of bundles, which comparisons of builds leave out.
  const name = `${createHash("sha256").update(svg).digest("hex").slice(0, 24)}.svg`;
  const file = join(folder, FOLDER, name);
  if (!(await stat(file).catch(() => undefined))) {
    await mkdir(join(folder, FOLDER), { recursive: true });
    const draft = join(folder, FOLDER, `.${name}.${randomUUID()}`);
    await writeFile(draft, svg);
    await rename(draft, file);
  }
  return `/${FOLDER}/${name}`;
}
