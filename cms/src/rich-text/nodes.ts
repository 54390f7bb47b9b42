/**
 * The rich text of the CMS as Lexical stores it: a closed set of nodes, the one that `editor.ts` lets an editor make.
 * Media are kept as ids.
 */
import { BEATS, playKind } from "@future-native/contract";
import { z } from "zod";
import { linkFields } from "./link-target";

const textNode = z.object({ type: z.literal("text"), text: z.string(), format: z.number().default(0) });
const lineBreakNode = z.object({ type: z.literal("linebreak") });
const tabNode = z.object({ type: z.literal("tab") });

const plainInline = z.discriminatedUnion("type", [textNode, lineBreakNode, tabNode]);

const linkNode = z.object({ type: z.enum(["link", "autolink"]), fields: linkFields, children: z.array(plainInline) });

const inlineNode = z.discriminatedUnion("type", [textNode, lineBreakNode, tabNode, linkNode]);
export type InlineNode = z.infer<typeof inlineNode>;

const paragraphNode = z.object({ type: z.literal("paragraph"), children: z.array(inlineNode) });
const headingNode = z.object({ type: z.literal("heading"), tag: z.enum(["h2", "h3"]), children: z.array(inlineNode) });

export interface ListNode {
  type: "list";
  listType: "bullet" | "number";
  children: { type: "listitem"; children: (InlineNode | ListNode)[] }[];
}
const listNode: z.ZodType<ListNode> = z.object({
  type: z.literal("list"),
  listType: z.enum(["bullet", "number"]),
  children: z.array(
    z.object({
      type: z.literal("listitem"),
      get children() {
        return z.array(z.union([inlineNode, listNode]));
      },
    }),
  ),
});

const mediaId = z.number({ error: "No picture is chosen" });
const optional = z.string().nullish();

const blockFields = z.discriminatedUnion("blockType", [
  z.object({ blockType: z.literal("quote"), text: z.string(), author: optional, loud: z.boolean().nullish() }),
  z.object({ blockType: z.literal("picture"), picture: mediaId, caption: optional }),
  z.object({ blockType: z.literal("pair"), left: mediaId, right: mediaId }),
  z.object({
    blockType: z.literal("figures"),
    figures: z.array(z.object({ value: z.string(), label: z.string() })),
    source: optional,
  }),
  z.object({ blockType: z.literal("video"), url: z.string(), title: z.string(), poster: z.number().nullish() }),
  z.object({
    blockType: z.literal("beat"),
    beat: z.enum(BEATS),
    title: z.string(),
    figure: optional,
    remark: optional,
  }),
  z.object({
    blockType: z.literal("artefact"),
    picture: mediaId,
    caption: optional,
    second: z.number().nullish(),
    secondCaption: optional,
    medium: optional,
  }),
  z.object({
    blockType: z.literal("radio"),
    title: z.string(),
    note: optional,
    seconds: z.number(),
    lines: z.array(z.object({ at: z.number(), text: z.string() })),
    sound: z.number().nullish(),
  }),
  z.object({ blockType: z.literal("loop"), caption: optional, film: z.number().nullish() }),
  z.object({
    blockType: z.literal("play"),
    kind: playKind,
    ...{ title: z.string(), instructions: optional, action: optional, done: optional },
    steps: z.array(z.object({ label: z.string(), said: optional })),
  }),
  z.object({ blockType: z.literal("credits"), credits: z.array(z.object({ role: z.string(), name: z.string() })) }),
]);
export type BlockFields = z.infer<typeof blockFields>;

const blockNode = z.object({ type: z.literal("block"), fields: blockFields });

const topNode = z.union([paragraphNode, headingNode, listNode, blockNode]);
export type TopNode = z.infer<typeof topNode>;

/** Value of a rich text field. */
export const richTextState = z.object({ root: z.object({ children: z.array(topNode) }) });
