import type { LinkFeature } from "@payloadcms/richtext-lexical";
import type { Field, FieldBase } from "payload";
import { LINK_SCREENS } from "./link-target";
import { linkChecks } from "../fields/links";
import { words } from "../words";

type LinkForm = Extract<NonNullable<Parameters<typeof LinkFeature>[0]>["fields"], (...args: never[]) => unknown>;

const SCREEN = "screen";

/** Names of the screens, by their paths. */
const SCREEN_NAMES: Readonly<Record<(typeof LINK_SCREENS)[number], ReturnType<typeof words>>> = {
  "/": words("Home", "Главная", "Home"),
  "/about": words("About", "О нас", "Sobre"),
  "/cases": words("Cases", "Кейсы", "Cases"),
  "/career": words("Careers", "Карьера", "Carreiras"),
  "/contacts": words("Contacts", "Контакты", "Contatos"),
  "/blog": words("Blog", "Блог", "Blog"),
  "/privacy": words("Privacy", "Конфиденциальность", "Privacidade"),
  "/contacts/brief": words("Form: brief", "Форма: бриф", "Formulário: briefing"),
  "/contacts/job": words("Form: application", "Форма: отклик", "Formulário: candidatura"),
  "/contacts/speaker": words("Form: speaker", "Форма: спикер", "Formulário: palestrante"),
};

type Condition = NonNullable<NonNullable<FieldBase["admin"]>["condition"]>;

const when =
  (...types: string[]): Condition =>
  (_, { linkType }) =>
    types.includes(String(linkType));

const screenField: Field = {
  name: SCREEN,
  type: "select",
  label: words("Screen", "Экран", "Tela"),
  options: LINK_SCREENS.map((path) => ({ value: path, label: SCREEN_NAMES[path] })),
  required: true,
  admin: { condition: when(SCREEN) },
};

const anchorField: Field = {
  name: "anchor",
  type: "text",
  label: words("Place on that page", "Место на той странице", "Ponto daquela página"),
  admin: {
    condition: when(SCREEN, "internal"),
    description: words(
      "A heading of it, as it reads; empty leads to its beginning.",
      "Заголовок на ней, слово в слово; если пусто, ссылка ведёт в начало.",
      "Um título dela, como está escrito; vazio leva ao começo.",
    ),
  },
};

/**
 * The form of a link: an address, an entry with a page of its own, or a screen. An address is checked as those of link
 * fields are. Payload's own hook would percent-encode a whole address that it does not know, a path outside ASCII for
 * instance.
 */
export const linkForm: LinkForm = ({ defaultFields }) => {
  const fields = defaultFields.map((field): Field | (typeof defaultFields)[number] => {
    if (field.type === "text" && field.name === "url" && field.hasMany !== true) {
      return { ...field, hasMany: false, admin: { condition: when("custom") }, ...linkChecks };
    }
    if (field.type !== "radio") return field;
    const label = words("Screen of the site", "Экран сайта", "Tela do site");
    return { ...field, options: [...field.options, { value: SCREEN, label }] };
  });
  const at = fields.findIndex((field) => "name" in field && field.name === "newTab");
  return [...fields.slice(0, at), screenField, anchorField, ...fields.slice(at)];
};
