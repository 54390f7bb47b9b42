/** The card of a page as a field of GraphQL: a changed card causes the page's query to run again. */
import { paletteOf } from "@future-native/contract/cards";
import { openCardFiles, type CardFiles } from "./card-files";
import type { CardQuestion } from "./card-nodes";
import { NO_ENTRY } from "../../site/pages-without-route";
import { readCard, type CardNodes } from "./read-card";

export const CARD_TYPE = `
  """The picture of a page for those who share it: 1200 × 630"""
  type SocialCard @dontInfer {
    "Path of the file" src: String!
    "What it shows, in words" alt: String!
    "Media type of the file" type: String!
    "Colour of the page's territory, as #rrggbb" ground: String!
  }
`;

/** One for each folder: a process draws with fonts that it has read once. */
const opened = new Map<string, CardFiles>();

export function cardFiles(root: string): CardFiles {
  const files = opened.get(root) ?? openCardFiles(root);
  opened.set(root, files);
  return files;
}

/**
 * The field `socialCard` of the root. There is none in development: it would draw every card at once, for pages that
 * are not shared.
 */
export function cardResolvers(root: string) {
  const isDevelopment = process.env.NODE_ENV === "development";
  return {
    Query: {
      socialCard: {
        type: "SocialCard",
        args: { route: "String!", locale: "String!", entryId: "String" },
        async resolve(_: unknown, question: CardQuestion, { nodeModel }: { nodeModel: CardNodes }) {
          if (isDevelopment || question.entryId === NO_ENTRY) return null;
          const card = await readCard(question, nodeModel);
          const { content, picture } = card;
          const alt = picture ? picture.alt : [content.title, content.kind].join(". ");
          const ground = paletteOf(card.brand.colors)[content.territory.colors[0]];
          return { ...(await cardFiles(root).place(card)), alt, ground };
        },
      },
    },
  };
}
