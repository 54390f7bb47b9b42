import { localeCode, MOST_PAGE_FAULTS, pageFault } from "@future-native/contract";
import { addDataAndFileToRequest, isolateObjectProperty, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { labelOf, withForm } from "payload-kit";
import { isCollection, storedEntry } from "payload-kit/entries";
import { ensureSignedIn } from "payload-kit/access";
import { isContent } from "payload-kit/content-lists";
import { aliasOf } from "../fields/alias";
import { invalidFields, type InvalidField } from "../hooks/check-publication";
import type { List } from "./facts/entry";
import type { Finding } from "./judge";
import { judgeChange, type Proposal } from "./judge-change";
import { GATE_PATH, type ShownFault, type Verdict } from "./protocol";
import { latestDoc, listOf, publicDoc } from "./refuse-faults";
import { inLanguage } from "../i18n";

/** Slug of the collection or the global whose form is open, its values in the language that it is in, and what the preview has found on its page. */
const question = z.object({
  collection: z.string().nullish(),
  global: z.string().nullish(),
  locale: localeCode,
  data: z.record(z.string(), z.unknown()),
  page: z.array(pageFault).max(MOST_PAGE_FAULTS).optional(),
});

/** Tells what is wrong with a form, saved or not, were it published as it is (X13). For those who are signed in; nothing is stored. */
export const gateEndpoint: Endpoint = {
  path: GATE_PATH,
  method: "post",
  handler: async (request: PayloadRequest) => {
    ensureSignedIn(request);
    await addDataAndFileToRequest(request);
    const { data: sent } = question.safeParse(request.data);
    const asked = sent && { ...sent, data: await asSaved(sent, request) };
    const proposal = asked && (await proposalOf(asked, request));
    if (!proposal) return Response.json({ errors: [{ message: "There is no such form." }] }, { status: 400 });
    const { locale, page: faults } = asked;
    const findings = await judgeChange(request, { ...proposal, page: faults && { locale, faults } });
    const invalid = await invalidIn(asked, request);
    return Response.json(verdictOf(findings, invalid, proposal.list, request), {
      headers: { "Cache-Control": "no-store" },
    });
  },
};

type Question = z.infer<typeof question>;

/** The values of a form as its save would make them: an empty alias comes from the title. */
async function asSaved({ collection: slug, data, locale }: Question, req: PayloadRequest): Promise<Question["data"]> {
  const collection = req.payload.config.collections.find((one) => one.slug === slug);
  if (!collection?.flattenedFields.some(({ name }) => name === "alias")) return data;
  const inLocale = isolateObjectProperty(req, ["locale"]);
  inLocale.locale = locale;
  const id = typeof data.id === "number" ? data.id : undefined;
  return { ...data, alias: await aliasOf(data, { slug: collection.slug, id }, inLocale) };
}

async function proposalOf(asked: Question, req: PayloadRequest): Promise<Proposal | undefined> {
  const { data, locale } = asked;
  const { config } = req.payload;
  const list =
    config.globals.find(({ slug }) => slug === asked.global) ??
    config.collections.find(({ slug }) => slug === asked.collection);
  if (!list || !isContent(list)) return undefined;
  const id = typeof data.id === "number" && isCollection(list) ? data.id : undefined;
  const entry = storedEntry(list, id, req);
  const [before, latest] = [await publicDoc(entry), await latestDoc(entry)];
  const after = withForm(list.flattenedFields, latest, data, locale);
  return { list: listOf(list), id: id === undefined ? "" : String(id), before, after };
}

async function invalidIn(asked: Question, req: PayloadRequest): Promise<InvalidField[]> {
  const { collections, globals } = req.payload.config;
  const config =
    globals.find(({ slug }) => slug === asked.global) ?? collections.find(({ slug }) => slug === asked.collection);
  const { data, locale } = asked;
  const id = typeof data.id === "number" ? data.id : undefined;
  return config ? invalidFields(config, { id, locale, data }, req) : [];
}

/** Validation errors of the form come first, as Payload validates before the gate runs. */
function verdictOf(
  findings: readonly Finding[],
  invalid: readonly InvalidField[],
  { flattenedFields }: List,
  { i18n }: PayloadRequest,
): Verdict {
  const judged = findings.map(({ check, field, locale, message, severity, subject }): ShownFault => {
    const label = labelOf(flattenedFields, field, i18n);
    return { check, severity, field, label, locale, subject, message: inLanguage(i18n.language, message) };
  });
  // A validation error is left out where the gate reports an error of the same field, in more detail.
  const isSaid = ({ path, locale }: InvalidField) =>
    judged.some((fault) => fault.severity === "error" && fault.field === path && fault.locale === locale);
  const refused = invalid
    .filter((fault) => !isSaid(fault))
    .map(({ path, locale, message }): ShownFault => {
      const label = labelOf(flattenedFields, path, i18n);
      return { check: "validation", severity: "error", field: path, label, locale, subject: "", message };
    });
  const faults = [...refused, ...judged];
  const errors = faults.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: faults.length - errors, faults };
}
