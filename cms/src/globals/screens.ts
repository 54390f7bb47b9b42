import { dayField } from "../fields/day";
import { localizedLines, localizedRichText } from "../fields/texts";
import { words } from "../words";
import { EVERY_LANGUAGE, screenGlobal } from "./screen";

const TEXT = words("Text", "Текст", "Texto");

const slogan = localizedLines({
  name: "words",
  label: words("Last words of the slogan", "Последние слова слогана", "Últimas palavras do slogan"),
  needed: true,
  description: words(
    "One to three, one a line; they take turns.",
    "От одного до трёх, по одному на строке; сменяют друг друга.",
    "De uma a três, uma por linha; revezam-se.",
  ),
});

export const HomePage = screenGlobal("page-home", words("Home", "Главная", "Home"), [slogan]);

export const AboutPage = screenGlobal("page-about", words("About", "Об агентстве", "Sobre"), [
  localizedRichText({ name: "body", label: TEXT, needed: true, description: EVERY_LANGUAGE }),
]);

export const CasesPage = screenGlobal("page-cases", words("Cases", "Кейсы", "Cases"));

export const ContactsPage = screenGlobal("page-contacts", words("Contacts", "Контакты", "Contatos"));

export const BlogPage = screenGlobal("page-blog", words("Blog", "Блог", "Blog"));

export const PrivacyPage = screenGlobal("page-privacy", words("Privacy", "Конфиденциальность", "Privacidade"), [
  localizedRichText({ name: "body", label: TEXT, needed: true, description: EVERY_LANGUAGE }),
  {
    name: "version",
    type: "text",
    label: words("Version", "Версия", "Versão"),
    required: true,
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
