import type { Block } from "payload";
import { validateText, validateTextarea } from "../fields/checks";
import { pictureField } from "../fields/picture";
import { secureAddressChecks } from "../fields/links";
import { words } from "../words";
import { labels } from "./labels";
import { storyBlocks } from "./story-blocks";

const TEXT = words("Text", "Текст", "Texto");
const PICTURE = words("Picture", "Картинка", "Imagem");

const quote: Block = {
  slug: "quote",
  labels: labels(words("Quote", "Цитата", "Citação")),
  fields: [
    { name: "text", type: "textarea", label: TEXT, required: true, validate: validateTextarea },
    { name: "author", type: "text", label: words("Author", "Автор", "Autor") },
    {
      name: "loud",
      type: "checkbox",
      label: words("From edge to edge", "Во всю ширину", "De borda a borda"),
      admin: {
        description: words(
          "In the case's colour. Once a story.",
          "Цветом кейса. Один раз за историю.",
          "Na cor do case. Uma vez por história.",
        ),
      },
    },
  ],
};

const picture: Block = {
  slug: "picture",
  labels: labels(PICTURE),
  fields: [
    pictureField({ name: "picture", place: "text", label: PICTURE, required: true }),
    { name: "caption", type: "text", label: words("Caption", "Подпись", "Legenda") },
  ],
};

const pair: Block = {
  slug: "pair",
  labels: labels(words("Pair of pictures", "Пара картинок", "Par de imagens")),
  fields: [
    {
      type: "row",
      fields: [
        pictureField({ name: "left", place: "text", label: words("Left", "Слева", "Esquerda"), required: true }),
        pictureField({ name: "right", place: "text", label: words("Right", "Справа", "Direita"), required: true }),
      ],
    },
  ],
};

const FIGURES = words("Figures", "Цифры", "Números");

const figures: Block = {
  slug: "figures",
  labels: labels(FIGURES),
  fields: [
    {
      name: "figures",
      type: "array",
      label: FIGURES,
      labels: { singular: words("Figure", "Число", "Número"), plural: FIGURES },
      minRows: 1,
      required: true,
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "value",
              type: "text",
              label: words("Value", "Значение", "Valor"),
              required: true,
              validate: validateText,
              admin: { width: "30%" },
            },
            {
              name: "label",
              type: "text",
              label: words("Label", "Подпись", "Legenda"),
              required: true,
              validate: validateText,
              admin: { width: "70%" },
            },
          ],
        },
      ],
    },
    {
      name: "source",
      type: "text",
      label: words("Source of the figures", "Источник цифр", "Fonte dos números"),
    },
  ],
};

const video: Block = {
  slug: "video",
  labels: labels(words("Video link", "Ссылка на видео", "Link de vídeo")),
  fields: [
    {
      name: "url",
      type: "text",
      label: words("Page of the video", "Страница видео", "Página do vídeo"),
      required: true,
      ...secureAddressChecks,
    },
    {
      name: "title",
      type: "text",
      label: words("Title", "Название", "Título"),
      required: true,
      validate: validateText,
    },
    pictureField({ name: "poster", place: "text", label: words("Still picture", "Заставка", "Imagem de capa") }),
  ],
};

/** Blocks that an editor may put between paragraphs; each is a block of the contract. */
export const richTextBlocks: Block[] = [quote, picture, pair, figures, video];

/** All that a text may hold, wherever it stands. */
export const everyBlock: Block[] = [...richTextBlocks, ...storyBlocks];
