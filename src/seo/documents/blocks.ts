/** Rich text as the query of the documents gives it (query.ts). */

export interface Run {
  readonly text: string;
  readonly bold: boolean | null;
  readonly italic: boolean | null;
  readonly href: string | null;
}

export interface DocumentPicture {
  readonly alt: string;
  readonly file: {
    readonly childImageSharp: {
      readonly gatsbyImageData: { readonly images: { readonly fallback?: { readonly src: string } } };
    } | null;
  } | null;
}

export interface DocumentSound {
  readonly file: { readonly publicURL: string | null } | null;
}

export type Block =
  | { readonly __typename: "ParagraphBlock"; readonly runs: readonly Run[] }
  | { readonly __typename: "HeadingBlock"; readonly level: number; readonly text: string }
  | {
      readonly __typename: "ListBlock";
      readonly ordered: boolean;
      readonly items: readonly { readonly runs: readonly Run[] }[];
    }
  | { readonly __typename: "QuoteBlock"; readonly text: string; readonly author: string | null }
  | { readonly __typename: "PictureBlock"; readonly picture: DocumentPicture; readonly caption: string | null }
  | { readonly __typename: "PairBlock"; readonly pictures: readonly DocumentPicture[] }
  | {
      readonly __typename: "FiguresBlock";
      readonly figures: readonly { value: string; label: string }[];
      readonly source: string | null;
    }
  | {
      readonly __typename: "VideoBlock";
      readonly url: string;
      readonly title: string;
      readonly poster: DocumentPicture | null;
    }
  | {
      readonly __typename: "BeatBlock";
      readonly title: string;
      readonly figure: string | null;
      readonly remark: string | null;
    }
  | {
      readonly __typename: "ArtefactBlock";
      readonly pieces: readonly { readonly picture: DocumentPicture; readonly caption: string | null }[];
    }
  | {
      readonly __typename: "RadioBlock";
      readonly title: string;
      readonly note: string | null;
      readonly lines: readonly { readonly text: string }[];
      readonly sound: DocumentSound | null;
    }
  | {
      readonly __typename: "LoopBlock";
      readonly caption: string | null;
      readonly film: { readonly poster: DocumentPicture } | null;
    }
  | {
      readonly __typename: "PlayBlock";
      readonly title: string;
      readonly lead: string | null;
      readonly steps: readonly { readonly label: string; readonly said: string | null }[];
      readonly done: string | null;
    }
  | { readonly __typename: "CreditsBlock"; readonly credits: readonly { role: string; name: string }[] };

/** A picture of a document, by its absolute address. */
export interface DocumentImage {
  readonly url: string;
  readonly alt: string;
}

/** Resolvers of the absolute addresses of a text. */
export interface Addresses {
  /** Of a link, as the page leads it: in the locale of the text. */
  readonly link: (href: string) => string;
  /** Of a picture that the page shows; undefined where it has no file. */
  readonly image: (picture: DocumentPicture) => DocumentImage | undefined;
  /** Of what is heard; undefined where it has no file. */
  readonly sound: (sound: DocumentSound) => string | undefined;
}

/** The pictures of a text in their order. */
export function picturesOf(blocks: readonly Block[]): DocumentPicture[] {
  return blocks.flatMap((block) => {
    if (block.__typename === "PictureBlock") return [block.picture];
    if (block.__typename === "PairBlock") return block.pictures;
    if (block.__typename === "ArtefactBlock") return block.pieces.map(({ picture }) => picture);
    if (block.__typename === "LoopBlock") return block.film ? [block.film.poster] : [];
    return block.__typename === "VideoBlock" && block.poster ? [block.poster] : [];
  });
}

/** An aside of a beat as one line, with its figure before it. */
export function remarkOf({ figure, remark }: Extract<Block, { __typename: "BeatBlock" }>): string[] {
  const line = [figure, remark].filter((part) => part !== null).join(" ");
  return line === "" ? [] : [line];
}

/** Lines of a radio spot. */
export function linesOf({ lines }: Extract<Block, { __typename: "RadioBlock" }>): string[] {
  return lines.map(({ text }) => text);
}

/** Moves of something that is played, each with what is said of it. */
export function movesOf({ steps }: Extract<Block, { __typename: "PlayBlock" }>): string[] {
  return steps.map(({ label, said }) => (said ? `${label}: ${said}` : label));
}
