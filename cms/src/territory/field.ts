import { TERRITORY_COLORS, TERRITORY_MARKS, type TerritoryColor } from "@future-native/contract";
import type { GroupField, NumberFieldSingleValidation, SelectField } from "payload";
import { words, wordsFor, type Words } from "../words";

const COLOR_LABELS: Readonly<Record<TerritoryColor, Words>> = {
  hot: words("Hot", "Огонь", "Fogo"),
  lime: words("Lime", "Лайм", "Lima"),
  sky: words("Sky", "Небо", "Céu"),
  ultra: words("Ultramarine", "Ультрамарин", "Ultramar"),
  rose: words("Rose", "Роза", "Rosa"),
  sand: words("Sand", "Песок", "Areia"),
  moss: words("Moss", "Мох", "Musgo"),
  plum: words("Plum", "Слива", "Ameixa"),
  ice: words("Ice", "Лёд", "Gelo"),
  sun: words("Sun", "Солнце", "Sol"),
  ink: words("Ink", "Чернила", "Tinta"),
  paper: words("Paper", "Бумага", "Papel"),
};

const MARK_LABELS: Readonly<Record<(typeof TERRITORY_MARKS)[number], Words>> = {
  blob: words("Blob", "Клякса", "Mancha"),
  arc: words("Arc", "Дуга", "Arco"),
  grid: words("Grid", "Сетка", "Grade"),
  wave: words("Wave", "Волна", "Onda"),
  stack: words("Stack", "Стопка", "Pilha"),
};

const SEED_MESSAGE = words(
  "Use a whole number from 0 up, for instance 7.",
  "Нужно целое число от 0, например 7.",
  "Use um número inteiro a partir de 0, por exemplo 7.",
);

const validateSeed: NumberFieldSingleValidation = (value, { req }) =>
  (Number.isSafeInteger(value) && Number(value) >= 0) || wordsFor(req.i18n.language, SEED_MESSAGE);

function colorField(name: string, label: Words, defaultValue: TerritoryColor): SelectField {
  return {
    name,
    type: "select",
    label,
    required: true,
    hasMany: false,
    defaultValue,
    options: TERRITORY_COLORS.map((value) => ({ value, label: COLOR_LABELS[value] })),
    admin: { width: "33%", components: { Field: "/territory/admin/color-field#ColorField" } },
  };
}

/** Colours and mark of a case's territory, chosen by looking: the site draws its compositions from them. */
export function territoryField(): GroupField {
  return {
    name: "territory",
    type: "group",
    label: words("Territory", "Территория", "Território"),
    admin: { components: { afterInput: ["/territory/admin/compositions#Compositions"] } },
    fields: [
      {
        type: "row",
        fields: [
          colorField("ground", words("Ground", "Фон", "Fundo"), "sand"),
          colorField("figure", words("Figure", "Фигура", "Figura"), "ink"),
          colorField("accent", words("Accent", "Акцент", "Destaque"), "hot"),
        ],
      },
      {
        type: "row",
        fields: [
          {
            name: "mark",
            type: "select",
            label: words("Mark", "Знак", "Marca"),
            required: true,
            defaultValue: "blob",
            options: TERRITORY_MARKS.map((value) => ({ value, label: MARK_LABELS[value] })),
            admin: { width: "50%", components: { Field: "/territory/admin/mark-field#MarkField" } },
          },
          {
            name: "seed",
            type: "number",
            label: words("Seed", "Число", "Semente"),
            required: true,
            defaultValue: 1,
            validate: validateSeed,
            admin: {
              width: "50%",
              components: { afterInput: ["/territory/admin/seed-dice#SeedDice"] },
              description: words(
                "Another number draws another composition.",
                "Другое число даёт другую композицию.",
                "Outro número desenha outra composição.",
              ),
            },
          },
        ],
      },
    ],
  };
}
