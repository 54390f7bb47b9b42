import type { Picture } from "@future-native/contract";

/** A draft as search results and social networks would show it (L5). */
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

/** Path of the endpoint, below Payload's API. */
export const SHARING_PATH = "/sharing";
