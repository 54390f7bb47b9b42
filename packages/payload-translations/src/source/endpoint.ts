import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { ensureSignedIn } from "payload-kit/access";
import { historyOf } from "../entry-history";
import { flagsOf, type Flag } from "../flags";
import { targetOf } from "../languages";
import { boardLists } from "../read-board";
import { settingsOf } from "../settings";
import type { EntrySources } from "./protocol";
import { sourcesOf } from "./read-sources";

/**
 * `GET /api/translations/source?list=posts&id=1&locale=de`: the source texts of an entry, and what has changed in each since it
 * was translated. For those who are signed in.
 */
export const sourceEndpoint: Endpoint = { path: "/translations/source", method: "get", handler: answer };

async function answer(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const { payload, searchParams } = request;
  const settings = settingsOf(payload);
  const target = targetOf(settings.languages, searchParams.get("locale"));
  const list = boardLists(payload).find(({ slug }) => slug === searchParams.get("list"));
  if (!list || !target) throw new APIError("There is no such source.", 404);
  const id = searchParams.get("id") ?? "";
  const history = (await historyOf(payload, list, id)) ?? [];
  const flags = await flagsOf(payload, list.slug, id);
  const isByMachine = ({ locale, reason }: Flag) => locale === target.code && reason === "machine";
  const machine = flags.filter(isByMachine).map(({ path }) => path);
  const body: EntrySources = {
    language: settings.languages.source.tag,
    sources: sourcesOf(list.fields, history, target.code, settings, machine),
  };
  return Response.json(body, { headers: { "Cache-Control": "no-store" } });
}
