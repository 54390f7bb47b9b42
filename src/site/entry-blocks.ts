/** Rich text of an entry as it is read for search, Markdown and feeds, with the query that asks for it. */

/** The pages ask for the same renditions, so that no file is made for an entry's texts alone. */
export const BLOCK_FRAGMENTS = `
  fragment EntryPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [360, 460, 580, 740, 940, 1200, 1520, 1920]
          placeholder: NONE
        )
      }
    }
  }
  fragment EntryRuns on TextRun { text bold italic href }
  fragment EntryBlocks on ContentBlock {
    __typename
    ... on ParagraphBlock { runs { ...EntryRuns } }
    ... on HeadingBlock { level text }
    ... on ListBlock { ordered items { runs { ...EntryRuns } } }
    ... on QuoteBlock { text author }
    ... on PictureBlock { picture { ...EntryPicture } caption }
    ... on PairBlock { pictures { ...EntryPicture } }
    ... on FiguresBlock { figures { value label } source }
    ... on VideoBlock { url title poster { ...EntryPicture } }
    ... on BeatBlock { title figure remark }
    ... on ArtefactBlock { pieces { picture { ...EntryPicture } caption } }
    ... on RadioBlock { title note lines { text } sound { file { publicURL } } }
    ... on LoopBlock { caption film { poster { ...EntryPicture } } }
    ... on PlayBlock { title lead steps { label said } done }
    ... on CreditsBlock { credits { role name } }
  }
`;

export interface Run {
  readonly text: string;
  readonly bold: boolean | null;
  readonly italic: boolean | null;
  readonly href: string | null;
}

/** A picture, or a sound: of its file the path alone, which is null where there is none. */
export interface EntryPicture {
  readonly alt: string;
  readonly file: string | null;
}
export type EntrySound = Pick<EntryPicture, "file">;

export type Block =
  | { readonly __typename: "ParagraphBlock"; readonly runs: readonly Run[] }
  | { readonly __typename: "HeadingBlock"; readonly level: number; readonly text: string }
  | {
      readonly __typename: "ListBlock";
      readonly ordered: boolean;
      readonly items: readonly { readonly runs: readonly Run[] }[];
    }
  | { readonly __typename: "QuoteBlock"; readonly text: string; readonly author: string | null }
  | { readonly __typename: "PictureBlock"; readonly picture: EntryPicture; readonly caption: string | null }
  | { readonly __typename: "PairBlock"; readonly pictures: readonly EntryPicture[] }
  | {
      readonly __typename: "FiguresBlock";
      readonly figures: readonly { value: string; label: string }[];
      readonly source: string | null;
    }
  | {
      readonly __typename: "VideoBlock";
      readonly url: string;
      readonly title: string;
      readonly poster: EntryPicture | null;
    }
  | {
      readonly __typename: "BeatBlock";
      readonly title: string;
      readonly figure: string | null;
      readonly remark: string | null;
    }
  | {
      readonly __typename: "ArtefactBlock";
      readonly pieces: readonly { readonly picture: EntryPicture; readonly caption: string | null }[];
    }
  | {
      readonly __typename: "RadioBlock";
      readonly title: string;
      readonly note: string | null;
      readonly lines: readonly { readonly text: string }[];
      readonly sound: EntrySound | null;
    }
  | {
      readonly __typename: "LoopBlock";
      readonly caption: string | null;
      readonly film: { readonly poster: EntryPicture } | null;
    }
  | {
      readonly __typename: "PlayBlock";
      readonly title: string;
      readonly lead: string | null;
      readonly steps: readonly { readonly label: string; readonly said: string | null }[];
      readonly done: string | null;
    }
  | { readonly __typename: "CreditsBlock"; readonly credits: readonly { role: string; name: string }[] };

/** The pictures of a text in their order. */
export function picturesOf(blocks: readonly Block[]): EntryPicture[] {
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
