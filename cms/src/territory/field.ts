import { TERRITORY_COLORS, TERRITORY_MARKS, type TerritoryColor } from "@future-native/contract";
import type { GroupField, NumberFieldSingleValidation, SelectField } from "payload";
import { localized, translate } from "../i18n";

const validateSeed: NumberFieldSingleValidation = (value, { req }) =>
  (Number.isSafeInteger(value) && Number(value) >= 0) || translate(req.i18n.language, "content:territory.seedMessage");

function colorField(name: "ground" | "figure" | "accent", defaultValue: TerritoryColor): SelectField {
  return {
    name,
    type: "select",
    label: localized(`content:territory.${name}`),
    required: true,
    hasMany: false,
    defaultValue,
    options: TERRITORY_COLORS.map((value) => ({ value, label: localized(`content:territory.color.${value}`) })),
    admin: { width: "33%", components: { Field: "/territory/admin/color-field#ColorField" } },
  };
}

/** Colours and mark of a case's territory, chosen by looking: the site draws its compositions from them. */
export function territoryField(): GroupField {
  return {
    name: "territory",
    type: "group",
    label: localized("content:territory"),
    admin: { components: { afterInput: ["/territory/admin/compositions#Compositions"] } },
    fields: [
      { type: "row", fields: [colorField("ground", "sand"), colorField("figure", "ink"), colorField("accent", "hot")] },
      {
        type: "row",
        fields: [
          {
            name: "mark",
            type: "select",
            label: localized("content:territory.mark"),
            required: true,
            defaultValue: "blob",
            options: TERRITORY_MARKS.map((value) => ({ value, label: localized(`content:territory.mark.${value}`) })),
            admin: { width: "50%", components: { Field: "/territory/admin/mark-field#MarkField" } },
          },
          {
            name: "seed",
            type: "number",
            label: localized("content:territory.seed"),
            required: true,
            defaultValue: 1,
            validate: validateSeed,
            admin: {
              width: "50%",
              components: { afterInput: ["/territory/admin/seed-dice#SeedDice"] },
              description: localized("content:territory.seed.description"),
            },
          },
        ],
      },
    ],
  };
}
