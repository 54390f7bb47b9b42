import { FIRST_MARK_OF_DRAFT, localeCode, type MarkedAnswers } from "@future-native/contract";
import { BLOG_LOCALE } from "@future-native/contract/locales";
import type { Endpoint, PayloadRequest } from "payload";
import { contentOf, currentGeneration } from "../public-api/answer-cache";
import { answerForm, refuse, respond, type AskedForm } from "./form-request";
import { Marker } from "payload-preview/mark-document";
import { everyMarkedAnswer, markedAnswer } from "./marked-answers";
import { markedContent, type IsMarked } from "./marked-content";
import { completed, MARKING } from "./rules";

/** Answers with content whose texts are marked with their fields (X11), for those who are signed in. */
export const markedEndpoints: Endpoint[] = [
  { path: "/preview/marked/:locale", method: "get", handler: publishedResponse },
  {
    path: "/preview/marked",
    method: "post",
    handler: (request) => answerForm(request, (form) => formResponse(form, request)),
  },
];

/** Published content for the pages of a locale. */
async function publishedResponse({ i18n, payload, routeParams, user }: PayloadRequest): Promise<Response> {
  if (!user) return refuse(401, "signed-out");
  const locale = localeCode.safeParse(routeParams?.locale);
  if (!locale.success) return refuse(400, "incomplete");
  const marker = new Marker(MARKING, i18n);
  const content = await markedContent(contentOf(currentGeneration(payload), payload), payload, marker, () => true);
  const answers = await everyMarkedAnswer(content, [...new Set([locale.data, BLOG_LOCALE])]);
  return respond({ answers, sources: marker.sources } satisfies MarkedAnswers, 200);
}

/** Values of a form, saved or not. Validated against the contract without marks. */
async function formResponse(form: AskedForm, { i18n, payload }: PayloadRequest): Promise<Response> {
  const { fields, kind, locale } = form;
  const { data } = await completed(fields, form.data, payload);
  const marker = new Marker(MARKING, i18n, FIRST_MARK_OF_DRAFT);
  const isMarked: IsMarked = (list, code) => kind.fills.includes(list) && code === locale;
  const content = await kind.withDraft(payload, { locale, data }, contentOf(currentGeneration(payload), payload));
  const marked = await markedContent(content, payload, marker, isMarked);
  const answer = await markedAnswer(kind.list, marked, { lang: locale });
  return respond({ draft: { list: kind.list, answer }, sources: marker.sources }, 200);
}
