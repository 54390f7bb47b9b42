import { previewAnswer, type PreviewAnswer } from "@future-native/contract";
import type { Endpoint, Payload, PayloadRequest } from "payload";
import { labelOf } from "payload-kit";
import { contentOf, currentGeneration } from "../public-api/answer-cache";
import { answers } from "../public-api/answers";
import { ContentError } from "../public-api/content-error";
import { readForm, refuse, respond } from "./form-request";
import { draftId, type Form, type Kind } from "./kinds";
import { completed } from "./rules";

/**
 * Returns an unsaved draft in the contract's shape (A7), made by the code of the public API; signed-in users only.
 * Stores nothing. `GET` only reports whether the user is signed in.
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
    handler: (request) => draftResponse(request, (answer) => Promise.resolve(answer), completed),
  },
];

type Complete = typeof completed;

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
  const asked = await readForm(request);
  if (!asked) return refuse(400, "incomplete");
  try {
    const { payload, i18n } = request;
    const { fields, kind, locale } = asked;
    const { data, missing } = await complete(fields, asked.data, payload);
    const answer = await answerWith(kind, { locale, data }, payload);
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

/** @returns not yet checked: a form may hold anything. @throws ContentError when the draft lacks what the site cannot do without */
async function answerWith(kind: Kind, form: Form, payload: Payload): Promise<object> {
  const content = await kind.withDraft(payload, form, contentOf(currentGeneration(payload), payload));
  const answer = await answers[kind.list](content, { lang: form.locale });
  if (!answer || (Array.isArray(answer) && !answer.some(({ id }) => id === draftId(form)))) {
    throw new ContentError({ kind: kind.list, locale: form.locale }, "", "is not written in this language");
  }
  const entryId = kind.hasPage ? draftId(form) : null;
  return { route: kind.route, locale: form.locale, entryId, draft: { list: kind.list, answer } };
}
