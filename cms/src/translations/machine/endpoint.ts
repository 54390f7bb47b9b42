import { DEFAULT_LOCALE, localeCode } from "@future-native/contract";
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { ensureSignedIn } from "../../access/ensure-signed-in";
import type { MachineSettings } from "../../machine-settings";
import { wordsFor } from "../../words";
import { draftByMachine, openMachine } from "./draft";
import { MachineError } from "./translate";

/** Of a global the id is empty. */
const question = z.object({ list: z.string().min(1), id: z.string(), to: localeCode.exclude([DEFAULT_LOCALE]) });

/**
 * `POST /cms-api/translations/machine` drafts what an entry lacks in a language by the service that is set, and answers with
 * a report as an import does (X3). For those who are signed in; not there where no service is set.
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
    try {
      const report = await draftByMachine(request, asked.data, openMachine(settings));
      return Response.json(report, { status: report.refused.length > 0 ? 422 : 200 });
    } catch (error) {
      if (!(error instanceof MachineError)) throw error;
      const refused = [wordsFor(request.i18n.language, error.sentence)];
      return Response.json({ refused, entries: 0, units: [] }, { status: 502 });
    }
  },
});
