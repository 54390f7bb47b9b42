import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { labelOf, withForm } from "payload-kit";
import { ensureSignedIn } from "payload-kit/access";
import { isContent } from "payload-kit/content-lists";
import { isCollection, storedEntry, type ListConfig } from "payload-kit/entries";
import { inLanguage } from "payload-kit/texts";
import type { Finding, PageFault } from "./change";
import type { Gate } from "./gate";
import { localesOf } from "payload-kit/locales";
import type { Form, InvalidField, PublishGateOptions } from "./options";
import { latestDoc, publicDoc, type Proposal } from "./proposal";
import { GATE_PATH, type LocalizedFault, type Verdict } from "./protocol";

type FormOptions = Pick<PublishGateOptions, "completeForm" | "invalidFields" | "preview">;

/** Slug of the collection or the global whose form is open, its values in the locale that it is in, and what the preview has found on its page. */
const question = z.object({
  collection: z.string().nullish(),
  global: z.string().nullish(),
  locale: z.string(),
  data: z.record(z.string(), z.unknown()),
  page: z.unknown().optional(),
});

/** Tells what is wrong with a form, saved or not, were it published as it is. For those who are signed in; nothing is stored. */
export const createGateEndpoint = (gate: Gate, options: FormOptions): Endpoint => ({
  path: GATE_PATH,
  method: "post",
  handler: async (req: PayloadRequest) => {
    ensureSignedIn(req);
    await addDataAndFileToRequest(req);
    const asked = readQuestion(req, options);
    if (!asked) return Response.json({ errors: [{ message: "There is no such form." }] }, { status: 400 });
    const { config, faults } = asked;
    const form = { ...asked.form, data: (await options.completeForm?.(config, asked.form, req)) ?? asked.form.data };
    const page = faults && { locale: form.locale, faults };
    const findings = await gate.judge(req, { ...(await proposalOf(config, form, req)), page });
    const invalid = (await options.invalidFields?.(config, form, req)) ?? [];
    return Response.json(verdictOf(findings, invalid, config, req), { headers: { "Cache-Control": "no-store" } });
  },
});

interface Question {
  readonly config: ListConfig;
  readonly form: Form;
  readonly faults: readonly PageFault[] | undefined;
}

/** @returns undefined for a form that does not exist, and for a malformed body */
function readQuestion({ data: body, payload }: PayloadRequest, { preview }: FormOptions): Question | undefined {
  const { data: sent } = question.safeParse(body);
  if (!sent || !localesOf(payload.config).codes.includes(sent.locale)) return undefined;
  const { collections, globals } = payload.config;
  const config =
    globals.find(({ slug }) => slug === sent.global) ?? collections.find(({ slug }) => slug === sent.collection);
  if (!config || !isContent(config)) return undefined;
  const faults = sent.page === undefined ? undefined : preview?.read(sent.page);
  if (sent.page !== undefined && !faults) return undefined;
  const { data, locale } = sent;
  const id = typeof data.id === "number" && isCollection(config) ? data.id : undefined;
  return { config, form: { id, locale, data }, faults };
}

async function proposalOf(config: ListConfig, { data, id, locale }: Form, req: PayloadRequest): Promise<Proposal> {
  const entry = storedEntry(config, id, req);
  const [before, latest] = [await publicDoc(entry), await latestDoc(entry)];
  const after = withForm(config.flattenedFields, latest, data, locale);
  return { list: config, id: id === undefined ? "" : String(id), before, after };
}

/** Validation errors of the form come first, as Payload validates before the gate runs. */
function verdictOf(
  findings: readonly Finding[],
  invalid: readonly InvalidField[],
  { flattenedFields }: ListConfig,
  { i18n }: PayloadRequest,
): Verdict {
  const judged = findings.map(({ check, field, locale, message, severity, subject }): LocalizedFault => {
    const label = labelOf(flattenedFields, field, i18n);
    return { check, severity, field, label, locale, subject, message: inLanguage(i18n.language, message) };
  });
  // A validation error is left out where the gate reports an error of the same field, in more detail.
  const isSaid = ({ path, locale }: InvalidField) =>
    judged.some((fault) => fault.severity === "error" && fault.field === path && fault.locale === locale);
  const refused = invalid
    .filter((fault) => !isSaid(fault))
    .map(({ path, locale, message }): LocalizedFault => {
      const label = labelOf(flattenedFields, path, i18n);
      return { check: "validation", severity: "error", field: path, label, locale, subject: "", message };
    });
  const faults = [...refused, ...judged];
  const errors = faults.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: faults.length - errors, faults };
}
