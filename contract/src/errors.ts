import { z } from "zod";

/** Body of every refused GET: never a stack trace, never HTML. */
export const apiError = z
  .object({ error: z.object({ status: z.int(), message: z.string() }) })
  .meta({ id: "ApiError" });
export type ApiError = z.infer<typeof apiError>;
