import type { TerritoryData } from "../../ui/territory/territory-art";

/** `columns` sets the text beside notes and lets pictures run wide; `article` keeps one reading column. */
export type Arrangement = "columns" | "article";

/** What the view of a block is given. */
export interface BlockProps<Block> {
  block: Block;
  arrangement: Arrangement;
  /** The territory that the page stands for, if it does. */
  territory?: TerritoryData;
}
