import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { ensureSignedIn } from "payload-kit/access";
import { targetOf } from "../languages";
import { boardLists } from "../read-board";
import { settingsOf } from "../settings";
import { draftByMachine, openMachine } from "./draft";
import type { MachineReport } from "./protocol";
import { MachineError } from "./translate";
import { translate } from "../texts";

/** Of a global the id is empty. */
const question = z.object({ list: z.string(), id: z.string(), to: z.string() });

/**
 * `POST /api/translations/machine` with `{ list, id, to }` drafts what an entry lacks in a language by the service that
 * is set, and answers with a `MachineReport`. For those who are signed in; not there where no service is set.
 */
export const machineEndpoint: Endpoint = {
  path: "/translations/machine",
  method: "post",
  handler: async (request: PayloadRequest) => {
    ensureSignedIn(request);
    const { languages, machine } = settingsOf(request.payload);
    if (!machine) throw new APIError("No service for machine drafts is set.", 404);
    await addDataAndFileToRequest(request);
    const asked = question.safeParse(request.data);
    const to = targetOf(languages, asked.data?.to);
    if (!asked.success || !to) throw new APIError("Name the entry and a language to translate into.", 400);
    const { list: slug, id } = asked.data;
    const list = boardLists(request.payload).find((known) => known.slug === slug);
    // Without an id all entries of a collection would be meant.
    if (!list?.hasDrafts || (list.kind === "global") !== (id === ""))
      throw new APIError("There is no such entry.", 404);
    try {
      return answer(await draftByMachine(request, { list: slug, id, to }, openMachine(machine)));
    } catch (error) {
      if (!(error instanceof MachineError)) throw error;
      request.payload.logger.warn({ service: machine.kind, status: error.status }, error.message);
      return answer({ hasDraft: false, messages: [translate(request.i18n.language, error.sentence)] }, 502);
    }
  },
};

const answer = (report: MachineReport, status = report.hasDraft ? 200 : 422) =>
  Response.json(report, { status, headers: { "Cache-Control": "no-store" } });
