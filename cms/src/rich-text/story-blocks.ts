/** Blocks of the story of a case. The editor of a case has them beside those of every text. */
import type { Block } from "payload";
import { BEATS, type Beat } from "@future-native/contract";
import { validateText, validateWhole } from "../fields/checks";
import { pictureField } from "../fields/picture";
import { recordingField } from "../fields/recording";
import { words, type Words } from "../words";
import { labels } from "./labels";

const BEAT_NAMES: Readonly<Record<Beat, Words>> = {
  was: words("What was", "Что было", "O que era"),
  found: words("What we found", "Что мы нашли", "O que achamos"),
  made: words("What we made", "Что мы сделали", "O que fizemos"),
  came: words("What came of it", "Что из этого вышло", "No que deu"),
};

const TITLE = words("Title", "Заголовок", "Título");
const CAPTION = words("Caption", "Подпись", "Legenda");
const TRANSCRIPT = words("Transcript", "Что слышно", "Transcrição");
const CREDITS = words("Who did what", "Кто что делал", "Quem fez o quê");

const beat: Block = {
  slug: "beat",
  labels: labels(words("Beat of the story", "Часть истории", "Tempo da história")),
  fields: [
    {
      name: "beat",
      type: "select",
      label: words("Which of the four", "Какая из четырёх", "Qual dos quatro"),
      required: true,
      options: BEATS.map((value) => ({ value, label: BEAT_NAMES[value] })),
      admin: {
        description: words(
          "Each once, in this order. The paragraphs and lists after it are its text.",
          "Каждая по разу, в этом порядке. Абзацы и списки после неё — её текст.",
          "Cada um uma vez, nesta ordem. Os parágrafos e listas depois dele são o texto dele.",
        ),
      },
    },
    {
      name: "title",
      type: "text",
      label: TITLE,
      required: true,
      validate: validateText,
    },
    {
      type: "row",
      fields: [
        {
          name: "figure",
          type: "text",
          label: words("Figure above the remark", "Цифра над ремаркой", "Número acima da observação"),
          admin: { width: "30%" },
        },
        {
          name: "remark",
          type: "text",
          label: words("Remark beside the text", "Ремарка рядом с текстом", "Observação ao lado do texto"),
          admin: { width: "70%" },
        },
      ],
    },
  ],
};

const artefact: Block = {
  slug: "artefact",
  labels: labels(words("Artefact", "Артефакт", "Peça")),
  fields: [
    pictureField({
      name: "picture",
      place: "text",
      label: words("Picture in its scene", "Вещь в обстановке", "Peça na sua cena"),
      description: words(
        "Alone it runs from edge to edge; phones show the part around its focal point.",
        "Одна занимает всю ширину; телефон показывает то, что вокруг точки фокуса.",
        "Sozinha, vai de borda a borda; o celular mostra o que está em volta do ponto focal.",
      ),
      required: true,
    }),
    { name: "caption", type: "text", label: CAPTION },
    pictureField({
      name: "second",
      place: "text",
      label: words("Second picture, for a pair", "Вторая картинка, если это пара", "Segunda imagem, para um par"),
    }),
    {
      name: "secondCaption",
      type: "text",
      label: words("Caption of the second", "Подпись ко второй", "Legenda da segunda"),
    },
    {
      name: "medium",
      type: "text",
      label: words(
        "Kind: outdoor, site, package…",
        "Вид: наружная реклама, сайт, упаковка…",
        "Tipo: rua, site, embalagem…",
      ),
    },
  ],
};

const radio: Block = {
  slug: "radio",
  labels: labels(words("Radio spot", "Радиоролик", "Spot de rádio")),
  fields: [
    { name: "title", type: "text", label: TITLE, required: true, validate: validateText },
    {
      type: "row",
      fields: [
        {
          name: "note",
          type: "text",
          label: words("Language, station, place", "Язык, станция, место", "Língua, emissora, lugar"),
          admin: { width: "70%" },
        },
        {
          name: "seconds",
          type: "number",
          label: words("Length in seconds", "Длина в секундах", "Duração em segundos"),
          required: true,
          min: 1,
          max: 600,
          validate: validateWhole,
          admin: { width: "30%" },
        },
      ],
    },
    recordingField({
      name: "sound",
      kind: "sound",
      label: words("Sound", "Звук", "Som"),
      description: words(
        "Without one the spot is only read.",
        "Без него ролик можно только прочитать.",
        "Sem ele, o spot só pode ser lido.",
      ),
    }),
    {
      name: "lines",
      type: "array",
      label: TRANSCRIPT,
      labels: { singular: words("Line", "Отрывок", "Fala"), plural: TRANSCRIPT },
      minRows: 1,
      required: true,
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "at",
              type: "number",
              label: words("Second", "Секунда", "Segundo"),
              required: true,
              min: 0,
              max: 600,
              validate: validateWhole,
              admin: { width: "20%" },
            },
            {
              name: "text",
              type: "text",
              label: words("What is heard", "Что слышно", "O que se ouve"),
              required: true,
              validate: validateText,
              admin: { width: "80%" },
            },
          ],
        },
      ],
    },
  ],
};

const loop: Block = {
  slug: "loop",
  labels: labels(words("Moving territory or film", "Живая территория или фильм", "Território em movimento ou filme")),
  fields: [
    recordingField({
      name: "film",
      kind: "film",
      label: words("Film", "Фильм", "Filme"),
      description: words(
        "Without one the territory moves.",
        "Без него движется территория.",
        "Sem ele, o território se move.",
      ),
    }),
    { name: "caption", type: "text", label: CAPTION },
  ],
};

const credits: Block = {
  slug: "credits",
  labels: labels(words("Credits", "Команда кейса", "Ficha técnica")),
  fields: [
    {
      name: "credits",
      type: "array",
      label: CREDITS,
      labels: { singular: words("Name", "Имя", "Nome"), plural: CREDITS },
      minRows: 1,
      required: true,
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "role",
              type: "text",
              label: words("Role", "Роль", "Função"),
              required: true,
              validate: validateText,
              admin: { width: "50%" },
            },
            {
              name: "name",
              type: "text",
              label: words("Name", "Имя", "Nome"),
              required: true,
              validate: validateText,
              admin: { width: "50%" },
            },
          ],
        },
      ],
    },
  ],
};

/** Each is a block of the contract, as those of `blocks.ts` are. */
export const storyBlocks: Block[] = [beat, artefact, radio, loop, credits];
