import { ContentBlocks } from "../../sections/content-blocks/content-blocks";
import { STORY_VIEWS } from "../../sections/content-blocks/story-views";
import { BothModes } from "./both-modes";
import { pictureOf, SHARP } from "./drawn-picture";
import { Topic } from "./topic";

const TERRITORY = { mark: "stack", seed: 34, colors: ["ultra", "lime", "ice"] };

const PIECES = [
  { picture: pictureOf(SHARP, "The left thing: a disc and half a disc"), caption: "A tall thing" },
  { picture: pictureOf(SHARP, "The right thing: a disc and half a disc"), caption: "A square one" },
];

const BLOCKS: readonly Queries.ContentBlocksFragment[] = [
  { __typename: "QuoteBlock", text: "This is the loud moment.", author: "Once a story", loud: true },
  { __typename: "ArtefactBlock", medium: null, pieces: PIECES },
  {
    __typename: "FiguresBlock",
    figures: [
      { value: "1,870", label: "counted up once" },
      { value: "41", label: "beside it" },
      { value: "51", label: "and another" },
    ],
    source: "Source: nobody counted",
  },
];

/** Blocks of a story that are the same in every language. */
export function Story() {
  return (
    <Topic title="Story" note="A loud quote, a pair of artefacts, figures with their source.">
      <BothModes layout="wide">
        {() => <ContentBlocks blocks={BLOCKS} story={STORY_VIEWS} arrangement="article" territory={TERRITORY} />}
      </BothModes>
    </Topic>
  );
}
