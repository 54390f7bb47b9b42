/** Forms of the demo's entries, as the admin loads them, and contents for their texts. */
import type { LocaleCode, PageFault } from "@future-native/contract";
import { z } from "zod";
import { lexicalFromBlocks, type BlockInput } from "../../../src/rich-text/to-lexical";
import type { GateCms } from "./gate-cms";

/** Request to the gate. */
export interface Question {
  readonly collection?: string;
  readonly global?: string;
  readonly locale: LocaleCode;
  readonly data: Readonly<Record<string, unknown>>;
  /** Faults that the preview found on the page. */
  readonly page?: readonly PageFault[];
}

const fault = z.object({
  check: z.string(),
  severity: z.string(),
  field: z.string(),
  locale: z.string().nullable(),
  message: z.string(),
});
const verdict = z.object({ errors: z.number(), warnings: z.number(), faults: z.array(fault) });
const judged = z.object({ status: z.literal(200), milliseconds: z.number(), body: verdict });
const list = z.object({ body: z.object({ docs: z.array(z.looseObject({ id: z.number() })) }) });
const added = z.object({ status: z.literal(201) });
const single = z.object({ body: z.looseObject({}) });

export type Form = Readonly<Record<string, unknown>>;

/** The admin of a running CMS, as far as the gate is concerned. */
export function createDesk(cms: GateCms) {
  const known = new Map<string, Promise<Form[]>>();
  async function read(slug: string, locale: LocaleCode): Promise<Form[]> {
    const path = `/${slug}?locale=${locale}&depth=0&limit=100&sort=id`;
    return list.parse(await cms.call("GET", path)).body.docs;
  }
  return {
    /** Every entry of a collection as its form holds it in a language. */
    entries(slug: string, locale: LocaleCode): Promise<Form[]> {
      const key = `${slug} ${locale}`;
      const found = known.get(key) ?? read(slug, locale);
      known.set(key, found);
      return found;
    },
    async global(slug: string, locale: LocaleCode): Promise<Form> {
      return single.parse(await cms.call("GET", `/globals/${slug}?locale=${locale}&depth=0`)).body;
    },
    /** Adds an entry. */
    add: async (slug: string, body: Form) => added.parse(await cms.call("POST", `/${slug}`, body)),
    /** Has a machine draft a text of an entry. */
    draft: cms.draft,
    /** The gate's findings for a form, and the time that it took. */
    judge: async (body: Question) => judged.parse(await cms.call("POST", "/gate", body)),
  };
}

export type Desk = ReturnType<typeof createDesk>;

const state = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()).default([]) }) });

/** A rich text with blocks put before or behind what it holds. */
export function withBlocks(text: unknown, blocks: readonly BlockInput[], where: "before" | "behind" = "behind") {
  const { root, ...rest } = state.parse(text ?? lexicalFromBlocks([]));
  const more: unknown[] = lexicalFromBlocks(blocks).root.children;
  const children = where === "before" ? [...more, ...root.children] : [...root.children, ...more];
  return { ...rest, root: { ...root, children } };
}

/** A paragraph with a link. */
export const linkTo = (href: string): BlockInput => ({
  type: "paragraph",
  runs: [{ text: "More of it is told " }, { text: "in another place", href }, { text: "." }],
});

const element = { version: 1, format: "", indent: 0, direction: "ltr" };

/** A rich text with a paragraph behind it that is a link, whatever the link holds. */
export function withLink(text: unknown, fields: object) {
  const { root, ...rest } = state.parse(text ?? lexicalFromBlocks([]));
  const words = { type: "text", version: 1, text: "in another place", format: 0, detail: 0, mode: "normal", style: "" };
  const link = { ...element, type: "link", version: 3, id: "7".repeat(24), children: [words] };
  const paragraph = { ...element, type: "paragraph", textFormat: 0, textStyle: "" };
  const children = [{ ...link, fields: { newTab: false, ...fields } }];
  return { ...rest, root: { ...root, children: [...root.children, { ...paragraph, children }] } };
}

/** A rich text with a link to an entry. */
export const withEntryLink = (text: unknown, relationTo: string, value: number, anchor = "") =>
  withLink(text, { linkType: "internal", doc: { relationTo, value }, anchor });

/** A form with a value put at a path. */
export function put(form: Form, path: string, value: unknown): Form {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...form, [name]: value };
  const held: unknown = form[name];
  if (Array.isArray(held)) {
    const [row, ...inRow] = rest;
    return {
      ...form,
      [name]: held.map((one: Form, at) => (String(at) === row ? put(one, inRow.join("."), value) : one)),
    };
  }
  const group = z.looseObject({}).parse(held ?? {});
  return { ...form, [name]: put(group, rest.join("."), value) };
}
