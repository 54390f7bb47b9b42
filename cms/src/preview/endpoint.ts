import { previewAnswer, type PreviewAnswer } from "@future-native/contract";
import type { Endpoint, Payload } from "payload";
import { labelOf } from "payload-kit";
import { contentOf, currentGeneration } from "../public-api/answer-cache";
import { answers } from "../public-api/answers";
import { ContentError } from "../public-api/content-error";
import { answerForm, refuse, respond, type FormOfKind } from "./form-request";
import { draftId } from "./kinds";
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
    handler: (request) =>
      answerForm(request, async (form) => {
        const { i18n, payload } = request;
        const { data, missing } = await completed(form.fields, form.data, payload);
        const names = missing.map((path) => labelOf(form.fields, path, i18n));
        return respond(await draftAnswer({ ...form, data }, payload, names), 200);
      }),
  },
];

/**
 * A draft in the contract's shape.
 * @param missing labels of fields that have placeholders
 * @throws ContentError when the draft lacks what the site cannot do without
 */
export async function draftAnswer(form: FormOfKind, payload: Payload, missing: string[] = []): Promise<PreviewAnswer> {
  const { kind, locale } = form;
  const place = { kind: kind.list, locale };
  const content = await kind.withDraft(payload, form, contentOf(currentGeneration(payload), payload));
  const answer = await answers[kind.list](content, { lang: locale });
  if (!answer || (Array.isArray(answer) && !answer.some(({ id }) => id === draftId(form)))) {
    throw new ContentError(place, "", "is not written in this language");
  }
  const entryId = kind.hasPage ? draftId(form) : null;
  const checked = previewAnswer.safeParse({
    ...{ route: kind.route, locale, entryId, missing },
    draft: { list: kind.list, answer },
  });
  if (checked.success) return checked.data;
  throw new ContentError(place, checked.error.issues[0]?.path.at(-1)?.toString() ?? "", "is not complete");
}
