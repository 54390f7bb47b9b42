import type { TextareaFieldValidation } from "payload";
import { validateText } from "../fields/checks";
import { dayField } from "../fields/day";
import { localizedLines, localizedRichText } from "../fields/texts";
import { linesOf } from "../public-api/serialisers/values";
import { words, wordsFor } from "../words";
import { screenGlobal } from "./screen";

const TEXT = words("Text", "Текст", "Texto");

const WORDS_MESSAGE = words(
  "Write one to three words, one a line: the site needs them in every language.",
  "Напишите от одного до трёх слов, по одному на строке: они нужны сайту на каждом языке.",
  "Escreva de uma a três palavras, uma por linha: o site precisa delas em todos os idiomas.",
);

const validateWords: TextareaFieldValidation = (value, { req }) => {
  const { length } = linesOf(value);
  return (length >= 1 && length <= 3) || wordsFor(req.i18n.language, WORDS_MESSAGE);
};

const slogan = {
  ...localizedLines({
    name: "words",
    label: words("Last words of the slogan", "Последние слова слогана", "Últimas palavras do slogan"),
    needed: true,
    description: words(
      "One to three, one a line; they take turns.",
      "От одного до трёх, по одному на строке; сменяют друг друга.",
      "De uma a três, uma por linha; revezam-se.",
    ),
  }),
  validate: validateWords,
};

export const HomePage = screenGlobal("page-home", words("Home", "Главная", "Home"), [slogan]);

export const AboutPage = screenGlobal("page-about", words("About", "Об агентстве", "Sobre"), [
  localizedRichText({ name: "body", label: TEXT, needed: "everywhere" }),
]);

export const CasesPage = screenGlobal("page-cases", words("Cases", "Кейсы", "Cases"));

export const ContactsPage = screenGlobal("page-contacts", words("Contacts", "Контакты", "Contatos"));

export const BlogPage = screenGlobal("page-blog", words("Blog", "Блог", "Blog"));

export const PrivacyPage = screenGlobal("page-privacy", words("Privacy", "Конфиденциальность", "Privacidade"), [
  localizedRichText({ name: "body", label: TEXT, needed: "everywhere" }),
  {
    name: "version",
    type: "text",
    label: words("Version", "Версия", "Versão"),
    required: true,
    validate: validateText,
    admin: {
      position: "sidebar",
      description: words(
        "Stored with every consent: change it with the text.",
        "Сохраняется с каждым согласием: меняйте вместе с текстом.",
        "Guardada com cada consentimento: mude-a com o texto.",
      ),
    },
  },
  dayField({
    name: "revisedOn",
    label: words("In force since", "Действует с", "Em vigor desde"),
    required: true,
    sidebar: true,
  }),
]);
