import type { Block, TextFieldSingleValidation } from "payload";
import type { Localized } from "payload-kit/texts";
import type { MachineService } from "./machine/service";

export interface TranslationsOptions {
  /** Language tags by locale, BCP 47, where a code is none or lacks its region. */
  readonly tags?: Readonly<Record<string, string>>;
  /** Blocks that a rich text may hold, whose texts are translated; one with `SAME_IN_ALL` in its `custom` is not. */
  readonly blocks?: readonly Block[];
  readonly glossary?: GlossaryOptions;
  /** Service for machine drafts; null for none. */
  readonly machine?: MachineService | null;
  /** Saves of imports and machine drafts among those of forms; by default they overwrite what was saved meanwhile. */
  readonly saves?: SaveOptions;
  /** A paragraph of the site in the board's explanation: for instance, content that it does not list. */
  readonly note?: Localized;
}

export interface GlossaryOptions {
  /** Group of the glossary in the admin's navigation. */
  readonly group?: Localized;
  /** Checks a term. */
  readonly validate?: TextFieldSingleValidation;
}

export interface SaveOptions {
  /**
   * Has changes of one entry made one after the other.
   * @param address `posts/5` or `globals/settings`
   */
  readonly inTurn: <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;
  /** Key beside the fields of a save for the `updatedAt` of the version that it began with, by which a stale one is refused. */
  readonly basedOn?: string;
}
