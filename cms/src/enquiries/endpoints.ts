import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getTranslation } from "@payloadcms/translations";
import { stringify } from "csv-stringify";
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest, type Where } from "payload";
import { mergeListSearchAndWhere } from "payload/shared";
import { z } from "zod";
import { isRecord } from "payload-kit";
import { ensureSignedIn, isAdmin } from "payload-kit/access";
import { inTransaction } from "payload-kit/in-transaction";
import { canonicalEmail } from "payload-kit/canonical-email";
import { labelOf } from "payload-kit/label-of";
import { RECORDED_ELSEWHERE, record } from "payload-kit/audit";
import type { FileStore } from "../files/file-store";
import { safeFileName } from "../files/safe-name";
import { toWebStream } from "../files/to-web-stream";
import { translate } from "../i18n";
import type { Enquiry } from "../payload-types";
import { sendAgain } from "./outbox";
import { wakeDelivery } from "./running";

const BATCH = 200;

const COLUMNS = [
  "id",
  "createdAt",
  "formType",
  "state",
  "mail",
  "name",
  "org",
  "vacancy",
  "speaker",
  "email",
  "phone",
  "description",
  "fileName",
  "language",
  "source",
  "page",
  "privacy",
  "privacyText",
  "advertising",
  "advertisingFrom",
  "advertisingText",
  "noticeVersion",
  "consentAt",
  "notes",
] as const satisfies readonly (keyof Enquiry)[];

/** The list's own conditions, as its address has them. */
const listQuery = z.object({
  where: z.custom<Where>(isRecord).optional().catch(undefined),
  search: z.string().catch(""),
});

const DOWNLOAD = { "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" };

/** Endpoints of the inbox besides CRUD (A5, X5, X6), below `/cms-api/enquiries`. @param files store of attachments */
export function inboxEndpoints(files: FileStore): Endpoint[] {
  return [
    { path: "/export", method: "get", handler: exportCsv },
    { path: "/erase", method: "post", handler: eraseByAddress },
    { path: "/:id/file", method: "get", handler: (request) => giveFile(request, files) },
    { path: "/:id/send-again", method: "post", handler: release },
  ];
}

/** Attachments are given to those who are signed in, as a download that no browser opens in place. */
async function giveFile(request: PayloadRequest, files: FileStore): Promise<Response> {
  const { fileKey, fileName } = await findEnquiry(request);
  if (!fileKey || !fileName) throw new APIError("This enquiry has no file.", 404);
  const found = await files.find(fileKey);
  if (!found) throw new APIError(`The file is gone from ${files.placeOf(fileKey)}; restore it from the backup.`, 404);
  return new Response(toWebStream(await found.read()), {
    headers: {
      ...DOWNLOAD,
      "Content-Type": "application/octet-stream",
      "Content-Length": String(found.size),
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(safeFileName(fileName, "file"))}`,
    },
  });
}

/** Sends a mail that had failed, and one that was held as spam: that is then spam no more (X6). */
async function release(request: PayloadRequest): Promise<Response> {
  const { id, state } = await findEnquiry(request);
  const { payload } = request;
  if (!(await sendAgain(payload, id)))
    throw new APIError("This mail is on its way or was sent; it is not sent twice.", 409);
  if (state === "spam") await payload.update({ collection: "enquiries", id, data: { state: "new", suspicion: null } });
  wakeDelivery();
  return Response.json({ mail: "waiting" });
}

/**
 * Enquiries as CSV (X5): those of a list with its `where` and `search`, or with `?email=` those from an address. Cells that a
 * spreadsheet would run are quoted.
 */
async function exportCsv(request: PayloadRequest): Promise<Response> {
  ensureSignedIn(request);
  await record(request, { action: "exported", entry: "enquiries" });
  const email = request.searchParams.get("email");
  const collectionConfig = request.payload.collections.enquiries.config;
  const of = email
    ? { address: { equals: canonicalEmail(email) } }
    : mergeListSearchAndWhere({ collectionConfig, ...listQuery.parse(request.query) });
  const columns = COLUMNS.map((key) => ({ key, header: headingOf(key, request) }));
  const csv = stringify({ header: true, columns, bom: true, escape_formulas: true });
  // Read as fast as it is sent, so that no more than a batch is in memory.
  pipeline(Readable.from(readAll(request, of)), csv).catch((error: unknown) =>
    request.payload.logger.error({ err: error, msg: "An export of enquiries broke off; what was sent is not whole." }),
  );
  return new Response(toWebStream(csv), {
    headers: {
      ...DOWNLOAD,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="enquiries.csv"',
    },
  });
}

type Column = (typeof COLUMNS)[number];

const fieldsIn = ({ payload }: PayloadRequest) => payload.collections.enquiries.config.flattenedFields;

/** The label of a column's field, in the user's language. */
function headingOf(name: Column, request: PayloadRequest): string {
  if (name === "fileName") return translate(request.i18n.language, "enquiries:attachment");
  return labelOf(fieldsIn(request), name, request.i18n) || "№";
}

/** A value in words, as the admin shows it: the label of an option, yes or no. */
function cellOf(name: Column, value: Enquiry[Column], request: PayloadRequest): unknown {
  if (typeof value === "boolean") return request.t(`general:${value}`);
  const field = fieldsIn(request).find((one) => one.name === name);
  const options = field?.type === "select" ? field.options : [];
  const option = options.find((one) => typeof one === "object" && one.value === value);
  return typeof option === "object" ? getTranslation(option.label, request.i18n) : value;
}

/** Rows of enquiries, the oldest first. */
async function* readAll(request: PayloadRequest, of: Where): AsyncGenerator<Partial<Record<Column, unknown>>> {
  for (let last = 0; ;) {
    const { docs } = await request.payload.find({
      collection: "enquiries",
      where: { and: [of, { id: { greater_than: last } }] },
      sort: "id",
      limit: BATCH,
      depth: 0,
      pagination: false,
    });
    for (const doc of docs) yield Object.fromEntries(COLUMNS.map((name) => [name, cellOf(name, doc[name], request)]));
    const { id } = docs.at(-1) ?? {};
    if (id === undefined) return;
    last = id;
  }
}

/** Erases all enquiries from an e-mail address with their files (X5). For admins. */
async function eraseByAddress(request: PayloadRequest): Promise<Response> {
  if (!isAdmin(request.user)) throw new APIError("Only admins erase enquiries.", 403);
  await addDataAndFileToRequest(request);
  const email: unknown = request.data?.email;
  if (typeof email !== "string" || !email.trim())
    throw new APIError("Say whose enquiries to erase: an e-mail address.", 400);
  request.context[RECORDED_ELSEWHERE] = true;
  const { erased, errors } = await inTransaction(request, async () => {
    const { docs, errors } = await request.payload.delete({
      collection: "enquiries",
      where: { address: { equals: canonicalEmail(email) } },
      req: request,
    });
    const title = docs
      .map(({ id }) => id)
      .sort((one, other) => one - other)
      .join(", ");
    await record(request, { action: "erased", entry: "enquiries", title });
    return { erased: docs.length, errors };
  });
  if (errors.length > 0) {
    const log = request.payload.logger;
    for (const { id, message } of errors) log.error({ msg: `Enquiry ${id} could not be erased: ${message}` });
    throw new APIError(
      `${erased} enquiries were erased and ${errors.length} were not, with their files. Try again; the log says why.`,
      503,
      null,
      true,
    );
  }
  return Response.json({ erased });
}

async function findEnquiry(request: PayloadRequest): Promise<Enquiry> {
  ensureSignedIn(request);
  return request.payload.findByID({ collection: "enquiries", id: String(request.routeParams?.id), depth: 0 });
}
