/** Settings of the service that makes machine drafts of translations; off by default. */
import type { MachineService } from "payload-translations/machine-service";
import { z } from "zod";

export const MACHINE_SETTINGS = {
  MACHINE_DRAFTS: z.enum(["off", "deepl", "openai"], { error: "must be off, deepl or openai" }).default("off"),
  // It goes into a header.
  MACHINE_DRAFTS_KEY: z
    .string()
    .regex(/^[!-~]+$/, "must be one word of plain letters, digits and signs")
    .optional(),
  MACHINE_DRAFTS_URL: z
    .url({ protocol: /^https?$/, error: "must be an address like https://api.example.com/v1" })
    .optional(),
  MACHINE_DRAFTS_MODEL: z.string().optional(),
};

type Values = z.infer<z.ZodObject<typeof MACHINE_SETTINGS>>;

/** Says which settings the chosen service lacks. */
export function refuseHalfMachine(values: Values, { addIssue }: z.RefinementCtx): void {
  const { MACHINE_DRAFTS: kind } = values;
  const refuse = (message: string) => addIssue({ code: "custom", path: ["MACHINE_DRAFTS"], message });
  if (kind === "deepl" && !values.MACHINE_DRAFTS_KEY) refuse("deepl needs MACHINE_DRAFTS_KEY");
  // A service of one's own may need no key.
  if (kind === "openai" && !(values.MACHINE_DRAFTS_URL && values.MACHINE_DRAFTS_MODEL)) {
    refuse("openai needs MACHINE_DRAFTS_URL and MACHINE_DRAFTS_MODEL");
  }
}

/** @returns null where no service is set */
export function machineOf(values: Values): MachineService | null {
  const { MACHINE_DRAFTS: kind, MACHINE_DRAFTS_KEY: key = "", MACHINE_DRAFTS_MODEL: model = "" } = values;
  if (kind === "deepl") return { kind, key, url: values.MACHINE_DRAFTS_URL };
  return kind === "openai" ? { kind, key, model, url: values.MACHINE_DRAFTS_URL ?? "" } : null;
}
