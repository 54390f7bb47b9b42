import type { ComponentProps, ReactNode } from "react";
import { graphql } from "gatsby";
import { classNames } from "../../ui/class-names";
import type { TerritoryData } from "../../ui/territory/territory-data";
import type { Arrangement, StoryArt, StoryAward } from "./block-props";
import { BlockView, roomOf, type Room, type StoryViews } from "./block-view";
import * as styles from "./content-blocks.module.css";

type ContentBlock = Queries.ContentBlocksFragment;

interface ContentBlocksProps extends ComponentProps<"div"> {
  blocks: readonly ContentBlock[];
  arrangement?: Arrangement;
  /** The territory of the page's entry. */
  territory?: TerritoryData;
  /** Its drawing. */
  art?: StoryArt | null;
  /** Views of the blocks of a story; texts other than those of cases have none. */
  story?: StoryViews;
  /** Awards of the page's case. */
  awards?: readonly StoryAward[];
  /** Notes in the side column, beside the first texts; for `columns`. */
  aside?: ReactNode;
}

interface Row {
  room: Room;
  blocks: ContentBlock[];
}

/** Neighbouring texts share a row of the grid, that of the beat before them if there is one; each other block has its own. */
function rowsOf(blocks: readonly ContentBlock[], isStory: boolean): Row[] {
  const rows: Row[] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const room = roomOf(block, isStory);
    if ((last?.room === "text" || last?.room === "beat") && room === "text") last.blocks.push(block);
    else rows.push({ room, blocks: [block] });
  }
  return rows;
}

/** Notes are beside a text; if the first row is none, they get a row of their own. */
function withRoomForNotes(rows: Row[]): Row[] {
  return rows[0]?.room === "text" ? rows : [{ room: "text", blocks: [] }, ...rows];
}

type RowBlocksProps = Pick<ContentBlocksProps, "story" | "territory" | "art" | "awards"> & {
  row: Row;
  arrangement: Arrangement;
};

/** The blocks of a row; a beat holds the texts after it. */
function RowBlocks({ row: { room, blocks }, ...rest }: RowBlocksProps) {
  const [first, ...others] = blocks;
  if (room === "beat" && first) {
    return (
      <BlockView block={first} {...rest}>
        {others.map((block, place) => (
          <BlockView key={place} block={block} {...rest} />
        ))}
      </BlockView>
    );
  }
  return blocks.map((block, place) => <BlockView key={place} block={block} {...rest} />);
}

/** Rich text of the CMS. */
export function ContentBlocks(props: ContentBlocksProps) {
  const { blocks, arrangement = "columns", story, territory, art, awards, aside, className, ...rest } = props;
  const ownRows = rowsOf(blocks, story !== undefined);
  const rows = aside ? withRoomForNotes(ownRows) : ownRows;
  return (
    <div data-arrangement={arrangement} className={classNames(styles.blocks, className)} {...rest}>
      {rows.map((row, index) => (
        <div key={index} className={styles.row}>
          {aside && index === 0 && <div className={styles.aside}>{aside}</div>}
          <div data-room={row.room} className={styles.room}>
            <RowBlocks {...{ row, story, arrangement, territory, art, awards }} />
          </div>
        </div>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment ContentBlocks on ContentBlock {
    __typename
    ... on ParagraphBlock {
      ...ParagraphView
    }
    ... on HeadingBlock {
      ...HeadingView
    }
    ... on ListBlock {
      ...ListView
    }
    ... on QuoteBlock {
      ...QuoteView
    }
    ... on PictureBlock {
      ...PictureView
    }
    ... on PairBlock {
      ...PairView
    }
    ... on FiguresBlock {
      ...FiguresView
    }
    ... on VideoBlock {
      ...VideoView
    }
    ... on BeatBlock {
      ...BeatView
    }
    ... on ArtefactBlock {
      ...ArtefactView
    }
    ... on RadioBlock {
      ...RadioView
    }
    ... on LoopBlock {
      ...LoopView
    }
    ... on PlayBlock {
      ...PlayView
    }
    ... on CreditsBlock {
      ...CreditsView
    }
  }
`;
