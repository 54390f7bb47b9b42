import { defineCollection } from "astro:content";
import { file } from "astro/loaders";
import { z } from "astro/zod";

const picture = z.object({
  file: z.string(),
  alt: z.string(),
  use: z.enum(["wide", "portrait", "logo"]),
});

const item = z.object({
  title: z.string(),
  text: z.string().optional(),
  note: z.string().optional(),
  path: z.string().optional(),
  points: z.array(z.string()).optional(),
  picture: picture.optional(),
});

const pair = z.object({ label: z.string(), value: z.string() });

const block = z.discriminatedUnion("type", [
  z.object({ type: z.literal("heading"), title: z.string(), note: z.string() }),
  z.object({ type: z.literal("paragraph"), text: z.string() }),
  z.object({ type: z.literal("list"), items: z.array(z.string()) }),
  z.object({ type: z.literal("quote"), text: z.string(), author: z.string() }),
  z.object({ type: z.literal("pictures"), pictures: z.array(z.object({ picture, caption: z.string() })) }),
  z.object({ type: z.literal("pairs"), look: z.string(), note: z.string(), pairs: z.array(pair) }),
]);

const cases = defineCollection({
  loader: file("content/cases.json"),
  schema: z.object({
    locale: z.string(),
    alias: z.string(),
    path: z.string(),
    title: z.string(),
    lead: z.string(),
    note: z.string(),
    cover: picture.nullable(),
    facts: z.array(pair),
    blocks: z.array(block),
    next: item,
  }),
});

export const collections = { cases };

export type Picture = z.infer<typeof picture>;
export type Item = z.infer<typeof item>;
export type Block = z.infer<typeof block>;
