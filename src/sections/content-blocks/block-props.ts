import type { ReactNode } from "react";
import type { TerritoryData } from "../../ui/territory/territory-art";

/** `columns` sets the text beside notes and lets pictures run wide; `article` keeps one reading column. */
export type Arrangement = "columns" | "article";

/** A prize of the case that the page tells of. */
export interface StoryAward {
  readonly category: string;
  readonly festival: string;
  readonly nomination: string;
  readonly year: number;
}

/** What the view of a block is given. */
export interface BlockProps<Block> {
  block: Block;
  arrangement: Arrangement;
  /** The territory that the page stands for, if it does. */
  territory?: TerritoryData;
  awards?: readonly StoryAward[];
  /** The texts that stand in the block's own row, after it. */
  children?: ReactNode;
}
