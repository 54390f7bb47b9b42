/** Requests of the preview's frame, and their responses. */
import { localeCode, type PreviewRefusal } from "@future-native/contract";
import { addDataAndFileToRequest, type FlattenedField, type Payload, type PayloadRequest } from "payload";
import { z } from "zod";
import { ContentError } from "../public-api/content-error";
import { COLLECTION_KINDS, GLOBAL_KINDS, type Form, type Kind } from "./kinds";

/** The slug of the collection or the global whose form is open, and its values. */
const question = z.object({
  collection: z.string().nullish(),
  global: z.string().nullish(),
  locale: localeCode,
  data: z.record(z.string(), z.unknown()),
});

/** A form of the admin whose draft can be seen. */
export interface FormOfKind extends Form {
  readonly kind: Kind;
}

export interface AskedForm extends FormOfKind {
  readonly fields: readonly FlattenedField[];
}

/**
 * Answers a form of the admin, saved or not; signed-in users only.
 * @param work throws ContentError when the draft lacks something that the site cannot do without
 */
export async function answerForm(
  request: PayloadRequest,
  work: (form: AskedForm) => Promise<Response>,
): Promise<Response> {
  if (!request.user) return refuse(401, "signed-out");
  const form = await readForm(request);
  if (!form) return refuse(400, "incomplete");
  try {
    return await work(form);
  } catch (error) {
    // A form that is only begun is no fault of the server.
    if (error instanceof ContentError) return refuse(422, "incomplete", error.field);
    throw error;
  }
}

/** @returns undefined where the request holds no such form */
async function readForm(request: PayloadRequest): Promise<AskedForm | undefined> {
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
