import type { CollectionBeforeOperationHook } from "payload";
import { isRecord } from "payload-kit";

/**
 * Stores a moved focal point as two numbers only: the site crops by them, and the thumbnail is not cropped. Payload
 * would fetch the picture from its public address to generate its sizes again, which fails if the server cannot reach
 * that address (https://github.com/payloadcms/payload/issues/12876).
 */
export const keepFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const edits = req.query?.uploadEdits;
  if (operation !== "update" || req.file || !isRecord(edits)) return args;
  delete req.query.uploadEdits;
  const { focalPoint } = edits;
  if (!isRecord(focalPoint)) return args;
  const { data } = args as { data: object };
  return { ...args, data: { ...data, focalX: Number(focalPoint.x), focalY: Number(focalPoint.y) } };
};
