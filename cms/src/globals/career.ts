import type { ArrayField, GroupField } from "payload";
import { ROW_LABEL } from "../fields/row-label";
import { localizedLines, localizedRichText, localizedText, localizedTextarea } from "../fields/texts";
import { words, type Words } from "../words";
import { screenGlobal } from "./screen";

const TITLE = words("Title", "Заголовок", "Título");
const TEXT = words("Text", "Текст", "Texto");

const needed = { needed: "everywhere" } as const;

/** Rows of title and text; a row without both in a language is left out there. */
function titledTexts(name: string, label: Words, row: Words): ArrayField {
  return {
    name,
    type: "array",
    label,
    labels: { singular: row, plural: label },
    admin: { initCollapsed: true, components: ROW_LABEL },
    fields: [
      localizedText({ name: "title", label: TITLE, needed: true }),
      localizedTextarea({ name: "text", label: TEXT, needed: true }),
    ],
  };
}

function titledText(name: string, label: Words): GroupField {
  return {
    name,
    type: "group",
    label,
    fields: [
      localizedText({ name: "title", label: TITLE, ...needed }),
      localizedTextarea({ name: "text", label: TEXT, ...needed }),
    ],
  };
}

const internship: GroupField = {
  name: "internship",
  type: "group",
  label: words("Internship", "Стажировка", "Estágio"),
  fields: [
    localizedText({ name: "title", label: TITLE, ...needed }),
    localizedTextarea({ name: "lead", label: words("Lead", "Лид", "Lide"), ...needed }),
    localizedLines({ name: "points", label: words("Points", "Пункты", "Pontos") }),
    localizedTextarea({ name: "note", label: words("Note", "Примечание", "Nota") }),
  ],
};

/** Texts of the career screen, in the order in which it shows them (N23). */
export const CareerPage = screenGlobal("page-career", words("Career", "Карьера", "Carreira"), [
  localizedRichText({ name: "about", label: words("About us", "О нас", "Sobre nós"), ...needed }),
  titledTexts("values", words("Values", "Ценности", "Valores"), words("Value", "Ценность", "Valor")),
  internship,
  titledText("what", words("What the work is like", "Какая у нас работа", "Como é o trabalho")),
  titledTexts("offer", words("We offer", "Мы предлагаем", "Oferecemos"), words("Offer", "Предложение", "Oferta")),
  titledText("happy", words("Above the pictures of the team", "Над фотографиями команды", "Sobre as fotos da equipe")),
  titledTexts("steps", words("Steps", "Шаги", "Etapas"), words("Step", "Шаг", "Etapa")),
]);
