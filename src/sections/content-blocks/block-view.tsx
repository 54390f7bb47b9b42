import { createElement, type FunctionComponent } from "react";
import type { BlockProps } from "./block-props";
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
const VIEWS: { readonly [Name in Kind]: FunctionComponent<BlockProps<BlockOf[Name]>> } = {
  ParagraphBlock: ParagraphView,
  HeadingBlock: HeadingView,
  ListBlock: ListView,
  QuoteBlock: QuoteView,
  PictureBlock: PictureView,
  PairBlock: PairView,
  FiguresBlock: FiguresView,
  VideoBlock: VideoView,
};

/** How much room a block takes: a line of text, the columns of the page, or the window from edge to edge. */
export type Room = "text" | "wide" | "bleed";

const ROOMS: Readonly<Record<Kind, Room>> = {
  ParagraphBlock: "text",
  HeadingBlock: "text",
  ListBlock: "text",
  QuoteBlock: "text",
  PictureBlock: "bleed",
  PairBlock: "wide",
  FiguresBlock: "wide",
  VideoBlock: "bleed",
};

export function roomOf({ __typename }: Block): Room {
  return ROOMS[__typename];
}

function view<Name extends Kind>(kind: Name, props: BlockProps<BlockOf[Name]>) {
  return createElement(VIEWS[kind], props);
}

/** One block, by the component of its kind. */
export function BlockView(props: BlockProps<Block>) {
  return view(props.block.__typename, props);
}
