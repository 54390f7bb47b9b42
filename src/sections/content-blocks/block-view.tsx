import { createElement, type FunctionComponent } from "react";
import { FiguresView } from "./figures-view";
import { HeadingView } from "./heading-view";
import { ListView } from "./list-view";
import { PairView } from "./pair-view";
import { ParagraphView } from "./paragraph-view";
import { PictureView } from "./picture-view";
import { QuoteView } from "./quote-view";
import { VideoView } from "./video-view";

type Block = Queries.ContentBlocksFragment;

type BlockOf = { [Entry in Block as Entry["__typename"]]: Entry };
type Kind = keyof BlockOf;

/** The one registry of blocks. A kind that the contract adds is missing here and fails the type check. */
const VIEWS: { readonly [Name in Kind]: FunctionComponent<{ block: BlockOf[Name] }> } = {
  ParagraphBlock: ParagraphView,
  HeadingBlock: HeadingView,
  ListBlock: ListView,
  QuoteBlock: QuoteView,
  PictureBlock: PictureView,
  PairBlock: PairView,
  FiguresBlock: FiguresView,
  VideoBlock: VideoView,
};

/** Blocks that are wider than a line of text. */
const WIDE: ReadonlySet<Kind> = new Set<Kind>(["PictureBlock", "PairBlock", "FiguresBlock", "VideoBlock"]);

export function isWide({ __typename }: Block): boolean {
  return WIDE.has(__typename);
}

function view<Name extends Kind>(kind: Name, block: BlockOf[Name]) {
  return createElement(VIEWS[kind], { block });
}

/** One block, by the component of its kind. */
export function BlockView({ block }: { block: Block }) {
  return view(block.__typename, block);
}
