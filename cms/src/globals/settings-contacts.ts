import { SOCIAL_NETWORKS } from "@future-native/contract";
import type { ArrayField, GroupField, Tab } from "payload";
import { validateEmail, validateText } from "../fields/checks";
import { webAddressChecks } from "../fields/links";
import { ROW_LABEL } from "../fields/row-label";
import { localizedText } from "../fields/texts";
import { words } from "../words";

const needed = { needed: "everywhere" } as const;
const WEB_ADDRESS = words("Web address", "Адрес", "Endereço");

const email: GroupField = {
  name: "email",
  type: "group",
  label: words("Mailboxes", "Почтовые ящики", "Caixas de e-mail"),
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "general",
          type: "email",
          label: words("General", "Общий", "Geral"),
          required: true,
          validate: validateEmail,
        },
        {
          name: "jobs",
          type: "email",
          label: words("Jobs", "Вакансии", "Vagas"),
          required: true,
          validate: validateEmail,
        },
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "language",
          type: "select",
          label: words("Language of the mails", "Язык писем", "Idioma dos e-mails"),
          required: true,
          defaultValue: "en",
          options: [
            { value: "en", label: "English" },
            { value: "ru", label: "Русский" },
            { value: "pt", label: "Português" },
          ],
        },
        {
          name: "confirm",
          type: "checkbox",
          label: words(
            "Confirm receipt to the sender",
            "Подтверждать получение отправителю",
            "Confirmar o recebimento a quem envia",
          ),
          defaultValue: false,
        },
      ],
    },
  ],
};

const school: GroupField = {
  name: "school",
  type: "group",
  label: words("School", "Школа", "Escola"),
  fields: [
    localizedText({ name: "title", label: words("Name", "Название", "Nome"), ...needed }),
    { name: "url", type: "text", label: WEB_ADDRESS, required: true, ...webAddressChecks },
  ],
};

const NETWORKS = words("Social links", "Соцсети", "Redes sociais");
const NETWORK = words("Network", "Сеть", "Rede");

const social: ArrayField = {
  name: "social",
  type: "array",
  label: NETWORKS,
  labels: { singular: NETWORK, plural: NETWORKS },
  admin: {
    components: ROW_LABEL,
    description: words(
      "Each language shows its own networks out of these.",
      "Каждый язык показывает из них свои сети.",
      "Cada idioma mostra as suas redes entre estas.",
    ),
  },
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "network",
          type: "select",
          label: NETWORK,
          required: true,
          options: SOCIAL_NETWORKS.map((value) => ({ value, label: value })),
        },
        {
          name: "title",
          type: "text",
          label: words("Label", "Подпись", "Rótulo"),
          required: true,
          validate: validateText,
        },
        { name: "url", type: "text", label: WEB_ADDRESS, required: true, ...webAddressChecks },
      ],
    },
  ],
};

/** How the agency is reached, and its networks. */
export const contacts: Tab = {
  label: words("Contacts", "Контакты", "Contatos"),
  fields: [
    {
      name: "phone",
      type: "text",
      label: words("Phone", "Телефон", "Telefone"),
      admin: { description: words("Shown in Russian.", "Показывается на русском.", "Aparece em russo.") },
    },
    email,
    school,
    social,
  ],
};
