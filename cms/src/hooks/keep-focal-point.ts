import type { CollectionBeforeOperationHook } from "payload";
import { isRecord } from "payload-kit";

/**
 * Takes a moved focal point for what it is here, two numbers of the picture: the site cuts by them, and the thumbnail is
 * not cut. Payload would fetch the picture from its own address to make its sizes anew, which fails where the server does
 * not reach the site's public address (https://github.com/payloadcms/payload/issues/12876).
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
