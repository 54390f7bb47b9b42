import { createElement, type FunctionComponent } from "react";
import { ArtefactView } from "./artefact-view";
import { BeatView } from "./beat-view";
import type { BlockProps } from "./block-props";
import { CreditsView } from "./credits-view";
import { FiguresView } from "./figures-view";
import { HeadingView } from "./heading-view";
import { ListView } from "./list-view";
import { LoopView } from "./loop-view";
import { PairView } from "./pair-view";
import { ParagraphView } from "./paragraph-view";
import { PictureView } from "./picture-view";
import { QuoteView } from "./quote-view";
import { RadioView } from "./radio-view";
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
  BeatBlock: BeatView,
  ArtefactBlock: ArtefactView,
  RadioBlock: RadioView,
  LoopBlock: LoopView,
  CreditsBlock: CreditsView,
};

/**
 * How much room a block takes: a line of text, the columns of the page, the window from edge to edge, or the columns with
 * the texts that follow in its own row.
 */
export type Room = "text" | "wide" | "bleed" | "beat";

const ROOMS: Readonly<Record<Kind, Room>> = {
  ParagraphBlock: "text",
  HeadingBlock: "text",
  ListBlock: "text",
  QuoteBlock: "text",
  PictureBlock: "bleed",
  PairBlock: "wide",
  FiguresBlock: "wide",
  VideoBlock: "bleed",
  BeatBlock: "beat",
  ArtefactBlock: "bleed",
  RadioBlock: "wide",
  LoopBlock: "bleed",
  CreditsBlock: "wide",
};

export function roomOf(block: Block): Room {
  if (block.__typename === "QuoteBlock" && block.loud) return "bleed";
  if (block.__typename === "ArtefactBlock" && block.pieces.length > 1) return "wide";
  return ROOMS[block.__typename];
}

function view<Name extends Kind>(kind: Name, props: BlockProps<BlockOf[Name]>) {
  return createElement(VIEWS[kind], props);
}

/** One block, by the component of its kind. */
export function BlockView(props: BlockProps<Block>) {
  return view(props.block.__typename, props);
}
