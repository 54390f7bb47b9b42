import { DEFAULT_LOCALE, localeCode } from "@future-native/contract";
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { ensureSignedIn } from "payload-kit/access";
import type { MachineSettings } from "../../machine-settings";
import { boardLists } from "../read-board";
import { draftByMachine, openMachine } from "./draft";
import type { MachineReport } from "./protocol";
import { MachineError } from "./translate";
import { translate } from "../../i18n";

/** Of a global the id is empty. */
const question = z.object({ list: z.string(), id: z.string(), to: localeCode.exclude([DEFAULT_LOCALE]) });

/**
 * `POST /cms-api/translations/machine` with `{ list, id, to }` drafts what an entry lacks in a language by the service that
 * is set, and answers with a `MachineReport` (X3). For those who are signed in; not there where no service is set.
 */
export const machineEndpoint = (settings: MachineSettings | null): Endpoint => ({
  path: "/translations/machine",
  method: "post",
  handler: async (request: PayloadRequest) => {
    ensureSignedIn(request);
    if (!settings) throw new APIError("No service for machine drafts is set.", 404);
    await addDataAndFileToRequest(request);
    const asked = question.safeParse(request.data);
    if (!asked.success) throw new APIError("Name the entry and a language to translate into.", 400);
    const { list: slug, id } = asked.data;
    const list = boardLists(request.payload).find((known) => known.slug === slug);
    // Without an id all entries of a collection would be meant.
    if (!list?.hasDrafts || (list.kind === "global") !== (id === ""))
      throw new APIError("There is no such entry.", 404);
    try {
      return answer(await draftByMachine(request, asked.data, openMachine(settings)));
    } catch (error) {
      if (!(error instanceof MachineError)) throw error;
      request.payload.logger.warn({ service: settings.kind, status: error.status }, error.message);
      return answer({ hasDraft: false, messages: [translate(request.i18n.language, error.sentence)] }, 502);
    }
  },
});

const answer = (report: MachineReport, status = report.hasDraft ? 200 : 422) =>
  Response.json(report, { status, headers: { "Cache-Control": "no-store" } });
