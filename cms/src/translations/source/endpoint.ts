import { DEFAULT_LOCALE, isLocaleCode } from "@future-native/contract/locales";
import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { ensureSignedIn } from "payload-kit/access";
import { historyOf } from "../entry-history";
import { flagsOf } from "../flags";
import { boardLists } from "../read-board";
import { sourcesOf } from "./read-sources";

/**
 * `GET /cms-api/translations/source?list=cases&id=1&locale=ru`: the English texts of an entry, and what has changed in each
 * since it was translated (X3). For those who are signed in.
 */
export const sourceEndpoint: Endpoint = { path: "/translations/source", method: "get", handler: answer };

async function answer(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const { payload, searchParams } = request;
  const locale = searchParams.get("locale");
  const list = boardLists(payload).find(({ slug }) => slug === searchParams.get("list"));
  if (!list || !isLocaleCode(locale) || locale === DEFAULT_LOCALE) throw new APIError("There is no such source.", 404);
  const id = searchParams.get("id") ?? "";
  const history = (await historyOf(payload, list, id)) ?? [];
  const flags = await flagsOf(payload, list.slug, id);
  const machine = flags.filter((flag) => flag.locale === locale && flag.reason === "machine").map(({ path }) => path);
  return Response.json(sourcesOf(list.fields, history, locale, machine), { headers: { "Cache-Control": "no-store" } });
}
