import type { Picture } from "@future-native/contract";

/** What others will see of a draft where they find it or get it sent (L5). */
export interface SharedDraft {
  /** As the browser's tab has it, with the name of the site. */
  readonly title: string;
  readonly description: string;
  /** Address of the page, absolute. */
  readonly address: string;
  /** The card, as an address of data; null where a picture takes its place. */
  readonly card: string | null;
  readonly picture: Pick<Picture, "url" | "width" | "height" | "focal"> | null;
}

/** Where the admin asks for it, below Payload's own API. */
export const SHARING_PATH = "/sharing";
