import type { TerritoryData } from "../../ui/territory/territory-art";

/** What the view of a block is given. */
export interface BlockProps<Block> {
  block: Block;
  /** The territory that the page stands for, if it does. */
  territory?: TerritoryData;
}
