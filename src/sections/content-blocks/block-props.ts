import type { ReactNode } from "react";
import type { TerritoryData } from "../../ui/territory/territory-data";

/** `columns` sets the text beside notes and lets pictures run wide; `article` keeps one reading column. */
export type Arrangement = "columns" | "article";

/** A prize of the case that the page tells of. */
export interface StoryAward {
  readonly category: string;
  readonly festival: string;
  readonly nomination: string;
  readonly year: number;
}

/** Files of a drawing: as wide as the window, and for a phone. */
export interface StoryArt {
  readonly bleed: string;
  readonly wide: string;
}

/** Props of the view of a block. */
export interface BlockProps<Block> {
  block: Block;
  arrangement: Arrangement;
  /** The territory of the page's entry, if it has one. */
  territory?: TerritoryData;
  /** The drawing of that territory, as files; none where a picture has been uploaded. */
  art?: StoryArt | null;
  awards?: readonly StoryAward[];
  /** Texts after it, in the block's own row. */
  children?: ReactNode;
}
