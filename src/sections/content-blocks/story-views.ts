import { ArtefactView } from "./artefact-view";
import { BeatView } from "./beat-view";
import type { StoryViews } from "./block-view";
import { CreditsView } from "./credits-view";
import { LoopView } from "./loop-view";
import { PlayView } from "./play-view";
import { RadioView } from "./radio-view";
import { StoryFiguresView } from "./story-figures-view";
import { StoryQuoteView } from "./story-quote-view";

/** For `ContentBlocks` on a page that has a story. */
export const STORY_VIEWS: StoryViews = {
  BeatBlock: BeatView,
  ArtefactBlock: ArtefactView,
  RadioBlock: RadioView,
  LoopBlock: LoopView,
  PlayBlock: PlayView,
  CreditsBlock: CreditsView,
  QuoteBlock: StoryQuoteView,
  FiguresBlock: StoryFiguresView,
};
