/** The art of a case as fields of GraphQL: a changed title or territory causes a new drawing. */
import type { Territory } from "@future-native/contract";
import { inHex, paletteOf, type HexTerritory } from "@future-native/contract/cards";
import type { FocalPoint } from "@future-native/contract/picture";
import { openTypefaces, type Typefaces } from "social-cards";
import {
  ART_SHAPES,
  CARD_SHAPES,
  cardLayout,
  draw,
  HEADER_SHAPES,
  headerLayout,
  toSvg,
  type ArtShapeName,
  type CardShapeName,
  type Drawing,
  type HeaderShapeName,
  type Rectangle,
} from "territories";
import type { Brand } from "../../../site/brand";
import { writeSvg } from "../../../site/write-svg";
import { CITIES, ORIGIN, VALUES } from "./agency-territories";
import { createCoverTones } from "./cover-tone";
import { wordSetter } from "./words-of-header";

export const ART_TYPES = [
  `
  """A territory drawn around the title of its case: paths of files, one for each shape of window"""
  type HeaderArt @dontInfer {
    "Narrow windows, above the title" phone: String!
    "Narrow windows that are lower than wide, above the title" strip: String!
    "Windows of a tablet, above the title" tablet: String!
    "Windows as tall as a desk's, around the title" desk: String!
    "Low windows, around the title" wide: String!
    "The colour that the page's bar stands on" bar: String!
    "Size of the title on \`desk\`, in hundredths of the window's width" deskTitle: Float!
    "Size of the title on \`wide\`, in hundredths of the window's width" wideTitle: Float!
  }
`,
  `
  """A territory drawn for cards: paths of files, one for each ratio"""
  type CardArt @dontInfer {
    "4 : 3" wide: String!
    "4 : 5" narrow: String!
    "1 : 1" square: String!
    "21 : 10" bleed: String!
    "16 : 10" low: String!
    "5 : 6" tall: String!
  }
`,
  `
  """The territories of the agency itself: paths of files"""
  type AgencyArt @dontInfer {
    "Of where it comes from, 5 : 6" origin: String!
    "Of its values in turn, 1 : 1" values: [String!]!
    "Of its cities in turn, 1 : 1" cities: [String!]!
  }
`,
];

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
  findOne(query: { type: "SiteSettings"; query: object }): Promise<Brand | null>;
}

interface Context {
  readonly nodeModel: Files;
}

const writeArt = (drawing: Drawing, root: string) => writeSvg(toSvg(drawing), "static/territories", root);

/** A territory in the site's colours: with others its page is made again. */
async function coloured(territory: Territory, { nodeModel }: Context): Promise<HexTerritory> {
  const settings = await nodeModel.findOne({ type: "SiteSettings", query: {} });
  return inHex(territory, paletteOf(settings?.colors));
}

/**
 * `headerArt` and `cardArt` of a case that is drawn, `uploadedCover` and `coverTone` of one that has a picture.
 * @param root folder of the site
 */
export function artResolvers(root: string) {
  let typefaces: Promise<Typefaces> | undefined;
  const faces = () => {
    typefaces ??= openTypefaces(root).catch((error: unknown) => {
      // The next case tries again.
      typefaces = undefined;
      throw error;
    });
    return typefaces;
  };
  const toneOf = createCoverTones();
  const drawAlone = async (territory: Territory, shape: ArtShapeName, context: Context) =>
    writeArt(draw(await coloured(territory, context), cardLayout(ART_SHAPES[shape])), root);
  const squares = (territories: readonly Territory[], context: Context) =>
    Promise.all(territories.map((territory) => drawAlone(territory, "square", context)));
  const headers = drawOnce(async (item: CaseNode, hex) => drawHeaders(item, hex, await faces(), root));
  const cards = drawOnce((_: CaseNode, hex) => drawCards(hex, root));
  return {
    Query: {
      agencyArt: {
        type: "AgencyArt",
        description: "The agency's own territories",
        resolve: async (_: unknown, __: unknown, context: Context) => ({
          origin: await drawAlone(ORIGIN, "tall", context),
          values: await squares(VALUES, context),
          cities: await squares(CITIES, context),
        }),
      },
    },
    Territory: {
      parts: {
        type: "JSON",
        description:
          "The parts of its drawing, 1 : 1, for a page that draws it in its first view: a file would come later",
        resolve: async (territory: Territory, _: unknown, context: Context) =>
          draw(await coloured(territory, context), cardLayout(ART_SHAPES.square)),
      },
      drawing: {
        type: "String!",
        description:
          "Path of the file of its drawing. `shape` is a ratio of CardArt, or `band` for one from edge to edge",
        args: { shape: "String!" },
        resolve(territory: Territory, { shape }: { shape: string }, context: Context) {
          if (!isShape(shape))
            throw new Error(`${shape} is no shape of art. It has ${Object.keys(ART_SHAPES).join(", ")}.`);
          return drawAlone(territory, shape, context);
        },
      },
    },
    Case: {
      coverTone: {
        ...COVER_TONE,
        resolve(item: CaseNode, _: unknown, { nodeModel }: Context) {
          const file = fileOf(item, nodeModel);
          return file && item.cover && !isDrawn(item, nodeModel) ? toneOf(file.absolutePath, item.cover.focal) : null;
        },
      },
      uploadedCover: {
        type: "Picture",
        description: "The cover of a case that is not drawn",
        resolve: (item: CaseNode, _: unknown, { nodeModel }: Context) => (isDrawn(item, nodeModel) ? null : item.cover),
      },
      headerArt: {
        type: "HeaderArt",
        async resolve(item: CaseNode, _: unknown, context: Context) {
          const { title, lead, territory } = item;
          const hex = await coloured(territory, context);
          return isDrawn(item, context.nodeModel) ? headers([title, lead, territory], item, hex) : null;
        },
      },
      cardArt: {
        type: "CardArt",
        async resolve(item: CaseNode, _: unknown, context: Context) {
          const hex = await coloured(item.territory, context);
          return isDrawn(item, context.nodeModel) ? cards([], item, hex) : null;
        },
      },
    },
  };
}

const isShape = (name: string): name is ArtShapeName => Object.hasOwn(ART_SHAPES, name);

/** By what is drawn: several pages ask for the art of one case, and a process that stays is asked at every build. */
function drawOnce<Art>(drawArt: (item: CaseNode, hex: HexTerritory) => Promise<Art>) {
  const drawn = new Map<string, Promise<Art>>();
  return (words: readonly unknown[], item: CaseNode, hex: HexTerritory): Promise<Art> => {
    const key = JSON.stringify([...words, hex]);
    const art = drawn.get(key) ?? drawArt(item, hex);
    drawn.set(key, art);
    art.catch(() => drawn.delete(key));
    return art;
  };
}

/** One that an editor has given a picture of its own shows that, unless it is a print of the same territory (demo/README.md). */
function isDrawn(item: CaseNode, files: Files): boolean {
  const { mark, seed } = item.territory;
  return !item.cover || (fileOf(item, files)?.name.startsWith(`cover-${mark}-${seed}-`) ?? false);
}

const fileOf = ({ cover }: CaseNode, files: Files) =>
  cover?.fileId ? files.getNodeById({ id: cover.fileId, type: "File" }) : null;

async function drawHeaders({ title, lead, territory }: CaseNode, hex: HexTerritory, faces: Typefaces, root: string) {
  const set = wordSetter({ title, lead }, faces);
  const [onDesk, onWide] = [set(HEADER_SHAPES.desk), set(HEADER_SHAPES.wide)];
  const make = async (name: HeaderShapeName, words: readonly Rectangle[]) => {
    const drawing = draw(hex, headerLayout(HEADER_SHAPES[name], words));
    return { src: await writeArt(drawing, root), bar: drawing.bar };
  };
  const [phone, strip, tablet, desk, wide] = await Promise.all([
    make("phone", []),
    make("strip", []),
    make("tablet", []),
    make("desk", onDesk.zones),
    make("wide", onWide.zones),
  ]);
  const files = { phone: phone.src, strip: strip.src, tablet: tablet.src, desk: desk.src, wide: wide.src };
  const bar = territory.colors[phone.bar === "figure" ? 1 : 0];
  return { ...files, bar, deskTitle: onDesk.size, wideTitle: onWide.size };
}

async function drawCards(hex: HexTerritory, root: string): Promise<Record<CardShapeName, string>> {
  const make = (name: CardShapeName) => writeArt(draw(hex, cardLayout(CARD_SHAPES[name])), root);
  const [wide, narrow, square, bleed, low, tall] = await Promise.all([
    make("wide"),
    make("narrow"),
    make("square"),
    make("bleed"),
    make("low"),
    make("tall"),
  ]);
  return { wide, narrow, square, bleed, low, tall };
}
