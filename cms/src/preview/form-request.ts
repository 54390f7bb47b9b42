/** Requests of the preview's frame, and their responses. */
import { localeCode, type LocaleCode, type PreviewRefusal } from "@future-native/contract";
import { addDataAndFileToRequest, type FlattenedField, type Payload, type PayloadRequest } from "payload";
import { z } from "zod";
import { COLLECTION_KINDS, GLOBAL_KINDS, type Kind } from "./kinds";

/** The slug of the collection or the global whose form is open, and its values. */
const question = z.object({
  collection: z.string().nullish(),
  global: z.string().nullish(),
  locale: localeCode,
  data: z.record(z.string(), z.unknown()),
});

/** A form of the admin whose draft can be seen. */
export interface AskedForm {
  readonly kind: Kind;
  readonly fields: readonly FlattenedField[];
  readonly locale: LocaleCode;
  readonly data: Readonly<Record<string, unknown>>;
}

/** @returns undefined where the request holds no such form */
export async function readForm(request: PayloadRequest): Promise<AskedForm | undefined> {
  await addDataAndFileToRequest(request);
  const asked = question.safeParse(request.data);
  const kind = asked.success ? kindOf(asked.data) : undefined;
  if (!asked.success || !kind) return undefined;
  const { locale, data } = asked.data;
  return { kind, fields: fieldsOf(asked.data, request.payload), locale, data };
}

function kindOf({ collection, global }: z.infer<typeof question>): Kind | undefined {
  const [kinds, slug] = collection ? [COLLECTION_KINDS, collection] : [GLOBAL_KINDS, global ?? ""];
  // Every object has a `constructor`.
  return Object.hasOwn(kinds, slug) ? kinds[slug] : undefined;
}

function fieldsOf({ collection, global }: z.infer<typeof question>, { config }: Payload): readonly FlattenedField[] {
  const found = collection
    ? config.collections.find(({ slug }) => slug === collection)
    : config.globals.find(({ slug }) => slug === global);
  return found?.flattenedFields ?? [];
}

export function respond(body: object, status: number): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

export function refuse(status: number, problem: PreviewRefusal["problem"], field = ""): Response {
  const refusal: PreviewRefusal = { problem, field: field || null };
  return respond(refusal, status);
}
