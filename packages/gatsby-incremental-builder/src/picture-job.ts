import { z } from "zod";

/** A job of a build, as Gatsby describes it. */
export const pictureJob = z.object({
  id: z.string(),
  name: z.literal("IMAGE_PROCESSING"),
  inputPaths: z.array(z.looseObject({ contentDigest: z.string() })),
  /** Absolute; the pictures' own folder in `public/`. */
  outputDir: z.string(),
  args: z.looseObject({ operations: z.array(z.looseObject({ outputPath: z.string() })) }),
  plugin: z.object({ name: z.string(), version: z.string() }),
});
export type Pictures = z.infer<typeof pictureJob>;
