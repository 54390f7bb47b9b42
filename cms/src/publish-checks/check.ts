import type { Palette } from "@future-native/contract/cards";
import type { HeadTone } from "@future-native/contract/head-tone";
import type { Check } from "payload-publish-gate";
import type { GlossaryTerm } from "payload-translations/terms";
import type { UnreadDraft } from "payload-translations/flags";

/** Facts that the checks of this site need beside those that the publish gate reads. */
export interface SiteFacts {
  readonly productName: string;
  readonly palette: Palette;
  /** Names of the cities of vacancies, by locale. */
  readonly cities: ReadonlyMap<number, Readonly<Record<string, string>>>;
  /** Terms of the glossary by locale; none in the source language. */
  readonly glossary: Readonly<Record<string, readonly GlossaryTerm[]>>;
  readonly unreadDrafts: readonly UnreadDraft[];
  /** Colours that the page's head has over pictures, null where none reads; without those that no head lies on. */
  readonly heads: ReadonlyMap<number, HeadTone | null>;
}

/** A check of this site. */
export type SiteCheck = Check<SiteFacts>;
