import { createElement, type FunctionComponent, type ReactNode } from "react";
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

type Views<Names extends Kind> = { readonly [Name in Names]: FunctionComponent<BlockProps<BlockOf[Name]>> };

type StoryKind = "BeatBlock" | "ArtefactBlock" | "RadioBlock" | "LoopBlock" | "PlayBlock" | "CreditsBlock";

/** Views of the blocks that tell a story, and of those that look otherwise in one, for pages that have stories: the others would carry their styles for nothing. */
export type StoryViews = Views<StoryKind> & Partial<Views<"QuoteBlock" | "FiguresBlock">>;

/** The registry of blocks. A kind that the contract adds is missing here or among those of stories, and fails the type check. */
const VIEWS: Views<Exclude<Kind, StoryKind>> = {
  ParagraphBlock: ParagraphView,
  HeadingBlock: HeadingView,
  ListBlock: ListView,
  QuoteBlock: QuoteView,
  PictureBlock: PictureView,
  PairBlock: PairView,
  FiguresBlock: FiguresView,
  VideoBlock: VideoView,
};

const TextAlone = ({ children }: { children?: ReactNode }) => children;

const NO_STORY: StoryViews = {
  BeatBlock: TextAlone,
  ArtefactBlock: TextAlone,
  RadioBlock: TextAlone,
  LoopBlock: TextAlone,
  PlayBlock: TextAlone,
  CreditsBlock: TextAlone,
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
  PlayBlock: "bleed",
  CreditsBlock: "wide",
};

/** @param isStory whether the blocks look as in a story: elsewhere no quote is loud */
export function roomOf(block: Block, isStory: boolean): Room {
  if (isStory && block.__typename === "QuoteBlock" && block.loud) return "bleed";
  if (block.__typename === "ArtefactBlock" && block.pieces.length > 1) return "wide";
  return ROOMS[block.__typename];
}

function view<Name extends Kind>(kind: Name, views: Views<Kind>, props: BlockProps<BlockOf[Name]>) {
  return createElement(views[kind], props);
}

/** One block, by the component of its kind. */
export function BlockView({ story = NO_STORY, ...props }: BlockProps<Block> & { story?: StoryViews }) {
  return view(props.block.__typename, { ...VIEWS, ...story }, props);
}
