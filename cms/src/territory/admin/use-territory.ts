"use client";

import { useFormFields } from "@payloadcms/ui";
import type { DraftTerritory } from "./composition";

/**
 * The territory as the form has it now.
 * @param path of the group that holds it
 */
export function useTerritory(path: string): DraftTerritory {
  const ground = useFormFields(([fields]) => fields[`${path}.ground`]?.value);
  const figure = useFormFields(([fields]) => fields[`${path}.figure`]?.value);
  const accent = useFormFields(([fields]) => fields[`${path}.accent`]?.value);
  const mark = useFormFields(([fields]) => fields[`${path}.mark`]?.value);
  const seed = useFormFields(([fields]) => fields[`${path}.seed`]?.value);
  return { ground, figure, accent, mark, seed };
}

/** The path of the group that a field of it is in. */
export const groupOf = (path: string): string => path.split(".").slice(0, -1).join(".");
