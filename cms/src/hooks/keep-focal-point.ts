import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from "payload";
import { isRecord } from "payload-kit";
import { z } from "zod";
import type { Media } from "../payload-types";

const percent = z.union([z.number(), z.string().min(1).transform(Number)]).pipe(z.number().min(0).max(100));
const focalPoint = z.object({ focalX: percent, focalY: percent });

const MIDDLE = { focalX: 50, focalY: 50 };

/**
 * Takes the focal point out of the request, for `storeFocalPoint`. Payload would fetch the picture from its public address
 * to generate its sizes again, which fails if the server cannot reach that address
 * (https://github.com/payloadcms/payload/issues/12876); the site crops by the point, and the thumbnail is not cropped.
 */
export const takeFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "create" && operation !== "update") return args;
  const { uploadEdits } = req.query ?? {};
  if (uploadEdits) delete req.query.uploadEdits;
  const edited: unknown = isRecord(uploadEdits) ? uploadEdits.focalPoint : undefined;
  const point = isRecord(edited) ? { focalX: edited.x, focalY: edited.y } : "data" in args && args.data;
  req.context.focalPoint = focalPoint.safeParse(point).data ?? (operation === "create" ? MIDDLE : undefined);
  return args;
};

/** Stores the focal point as two numbers only. Payload itself clears them with each file where its own editor is off. */
export const storeFocalPoint: CollectionBeforeValidateHook<Media> = ({ data, req }) => {
  const { data: point } = focalPoint.safeParse(req.context.focalPoint);
  return point && data ? { ...data, ...point } : data;
};
