import type { NumberField } from "payload";
import { localized } from "../i18n";
import { validateWhole } from "./checks";

/** The year of a case or of an award. */
export const yearField: NumberField = {
  ...{ name: "year", type: "number", label: localized("content:common.year"), required: true },
  ...{ min: 1990, max: 2100, validate: validateWhole },
};
