import {
  FIRST_MARK_OF_DRAFT,
  localeCode,
  previewAnswer,
  type MarkedAnswers,
  type PreviewAnswer,
  type PreviewRefusal,
} from "@future-native/contract";
import { BLOG_LOCALE } from "@future-native/contract/locales";
import {
  addDataAndFileToRequest,
  type Endpoint,
  type FlattenedField,
  type Payload,
  type PayloadRequest,
} from "payload";
import { z } from "zod";
import { labelOf } from "../gate/label-of";
import { contentOf, currentGeneration } from "../public-api/answer-cache";
import { answers } from "../public-api/answers";
import { ContentError } from "../public-api/content-error";
import { COLLECTION_KINDS, draftId, GLOBAL_KINDS, type Form, type Kind } from "./kinds";
import { Marker } from "./mark-document";
import { everyMarkedAnswer, markedAnswer } from "./marked-answers";
import { markedContent, type IsMarked } from "./marked-content";
import { withPlaceholders } from "./placeholders";

/** What the frame asks: the slug of the collection or the global whose form is open, and its values. */
const question = z.object({
  collection: z.string().nullish(),
  global: z.string().nullish(),
  locale: localeCode,
  data: z.record(z.string(), z.unknown()),
  /** Whether the texts of the answer are to be marked. */
  marked: z.boolean().default(false),
});

/**
 * Answers with an unsaved draft in the contract's shape (A7), made by what answers the public API. For those who are
 * signed in; nothing is stored. `GET` says only whether somebody is.
 */
export const previewEndpoints: Endpoint[] = [
  {
    path: "/preview",
    method: "get",
    handler: async ({ user }) => (user ? respond({}, 200) : refuse(401, "signed-out")),
  },
  {
    path: "/preview",
    method: "post",
    handler: (request) => draftResponse(request, (answer) => Promise.resolve(answer), withPlaceholders),
  },
  { path: "/preview/published/:locale", method: "get", handler: markedContentResponse },
];

/** Answers with what is published, in the contract's shape, its texts marked with their fields (X11). */
async function markedContentResponse({ i18n, payload, routeParams, user }: PayloadRequest): Promise<Response> {
  if (!user) return refuse(401, "signed-out");
  const asked = localeCode.safeParse(routeParams?.locale);
  if (!asked.success) return refuse(400, "incomplete");
  const marker = new Marker(i18n);
  const content = await markedContent(contentOf(currentGeneration(payload), payload), payload, marker, () => true);
  const answers = await everyMarkedAnswer(content, [...new Set([asked.data, BLOG_LOCALE])]);
  const body: MarkedAnswers = { answers, sources: marker.sources };
  return respond(body, 200);
}

type Complete = typeof withPlaceholders;

const asItIs: Complete = async (_, data) => ({ data: { ...data }, missing: [] });

/**
 * Answers a form of the admin, saved or not, with what is made of it.
 * @param make of the draft in the contract's shape; undefined where there is nothing to make of it
 * @param complete gives placeholders for what is still empty; by default none
 */
export async function draftResponse(
  request: PayloadRequest,
  make: (answer: PreviewAnswer) => Promise<object | undefined>,
  complete: Complete = asItIs,
): Promise<Response> {
  if (!request.user) return refuse(401, "signed-out");
  await addDataAndFileToRequest(request);
  const asked = question.safeParse(request.data);
  const kind = asked.success ? kindOf(asked.data) : undefined;
  if (!asked.success || !kind) return refuse(400, "incomplete");
  try {
    const { payload, i18n } = request;
    const fields = fieldsOf(asked.data, payload);
    const { data, missing } = await complete(fields, asked.data.data, payload);
    const form = { locale: asked.data.locale, data };
    const answer = asked.data.marked
      ? await markedAnswerWith(kind, form, request)
      : await answerWith(kind, form, payload);
    const names = missing.map((path) => labelOf(fields, path, i18n));
    const checked = previewAnswer.safeParse({ ...answer, missing: names });
    if (checked.success) {
      const made = await make(checked.data);
      return made ? respond(made, 200) : refuse(400, "incomplete");
    }
    return refuse(422, "incomplete", checked.error.issues[0]?.path.at(-1)?.toString());
  } catch (error) {
    // A form that is only begun is no fault of the server.
    if (error instanceof ContentError) return refuse(422, "incomplete", error.field);
    throw error;
  }
}

function kindOf({ collection, global }: z.infer<typeof question>): Kind | undefined {
  return collection ? COLLECTION_KINDS[collection] : GLOBAL_KINDS[global ?? ""];
}

function fieldsOf({ collection, global }: z.infer<typeof question>, { config }: Payload): readonly FlattenedField[] {
  const found = collection
    ? config.collections.find(({ slug }) => slug === collection)
    : config.globals.find(({ slug }) => slug === global);
  return found?.flattenedFields ?? [];
}

/** With marks, and what they say. */
async function markedAnswerWith(kind: Kind, form: Form, { i18n, payload }: PayloadRequest): Promise<object> {
  const marker = new Marker(i18n, FIRST_MARK_OF_DRAFT);
  const isMarked: IsMarked = (list, locale) => kind.fills.includes(list) && locale === form.locale;
  const content = await kind.withDraft(payload, form, contentOf(currentGeneration(payload), payload));
  const marked = await markedContent(content, payload, marker, isMarked);
  const answer = await markedAnswer(kind.list, marked, { lang: form.locale });
  return { ...screenOf(kind, form), draft: { list: kind.list, answer }, sources: marker.sources };
}

/** @returns not yet checked: a form may hold anything. @throws ContentError when the draft lacks what the site cannot do without */
async function answerWith(kind: Kind, form: Form, payload: Payload): Promise<object> {
  const content = await kind.withDraft(payload, form, contentOf(currentGeneration(payload), payload));
  const answer = await answers[kind.list](content, { lang: form.locale });
  if (!answer || (Array.isArray(answer) && !answer.some(({ id }) => id === draftId(form)))) {
    throw new ContentError({ kind: kind.list, locale: form.locale }, "", "is not written in this language");
  }
  return { ...screenOf(kind, form), draft: { list: kind.list, answer } };
}

const screenOf = (kind: Kind, form: Form) => ({
  route: kind.route,
  locale: form.locale,
  entryId: kind.hasPage ? draftId(form) : null,
});

function respond(body: object, status: number): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

function refuse(status: number, problem: PreviewRefusal["problem"], field = ""): Response {
  const refusal: PreviewRefusal = { problem, field: field || null };
  return respond(refusal, status);
}
