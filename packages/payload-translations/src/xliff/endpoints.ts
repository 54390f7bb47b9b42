import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { ensureSignedIn } from "payload-kit/access";
import { targetOf } from "../languages";
import { settingsOf } from "../settings";
import { XLIFF_TYPE } from "./document";
import { exportXliff } from "./export";
import { importXliff } from "./import";

const PATH = "/translations/xliff";

/**
 * `GET /api/translations/xliff?to=de&list=posts&id=1`: what waits for a translation, as a file; `POST` takes such a file
 * back as drafts and answers with a report. For those who are signed in.
 */
export const xliffEndpoints: Endpoint[] = [
  { path: PATH, method: "get", handler: download },
  { path: PATH, method: "post", handler: upload },
];

async function download(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const { payload, searchParams } = request;
  const to = targetOf(settingsOf(payload).languages, searchParams.get("to"));
  if (!to) throw new APIError("Choose a language to translate into.", 400);
  const choice = { to, list: searchParams.get("list"), id: searchParams.get("id") };
  const name = [choice.list ?? "site", choice.id, to.tag]
    .filter(Boolean)
    .join("-")
    .replace(/[^\w-]/g, "");
  return new Response(await exportXliff(request, choice), {
    headers: {
      "Content-Type": `${XLIFF_TYPE}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${name}.xlf"`,
      "Cache-Control": "no-store",
    },
  });
}

async function upload(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  const report = await importXliff(request, new Uint8Array((await request.arrayBuffer?.()) ?? []));
  const status = report.refused.length > 0 ? 422 : 200;
  return Response.json(report, { status, headers: { "Cache-Control": "no-store" } });
}
