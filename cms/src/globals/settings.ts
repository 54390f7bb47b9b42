import type { GlobalConfig, NamedTab, Tab } from "payload";
import { adminOnlyField } from "../access/admin-only-field";
import { validateRowIds, validateText, validateWhole } from "../fields/checks";
import { ROW_LABEL } from "../fields/row-label";
import { pictureField } from "../fields/picture";
import { localizedText, localizedTextarea } from "../fields/texts";
import { redirectsField } from "../fields/redirects";
import { adminOnly } from "../access/admin-only";
import { GROUPS } from "../groups";
import { words } from "../words";
import { contentGlobal } from "./global";
import { contacts } from "./settings-contacts";

const needed = { needed: "everywhere" } as const;

const brand: Tab = {
  label: words("Brand", "Бренд", "Marca"),
  fields: [
    {
      name: "productName",
      type: "text",
      label: words("Product name", "Название", "Nome do produto"),
      required: true,
      validate: validateText,
    },
    localizedText({ name: "slogan", label: words("Slogan", "Слоган", "Slogan"), ...needed }),
    localizedTextarea({
      name: "description",
      label: words("Description of the site", "Описание сайта", "Descrição do site"),
      ...needed,
    }),
    pictureField({
      name: "sharingPicture",
      place: "sharing",
      label: words("Picture for sharing", "Картинка для соцсетей", "Imagem para redes sociais"),
      description: words(
        "For the screens that have none of their own. Without it each gets a card with its title. Cases, articles and vacancies keep their cards.",
        "Для экранов, у которых нет своей. Без неё у каждого будет карточка с его заголовком. У кейсов, статей и вакансий остаются их карточки.",
        "Para as telas que não têm a sua. Sem ela, cada uma ganha um cartão com o título. Casos, artigos e vagas mantêm seus cartões.",
      ),
    }),
    {
      name: "foundedIn",
      type: "number",
      label: words("Founded in", "Год основания", "Ano de fundação"),
      required: true,
      min: 1900,
      max: 2100,
      validate: validateWhole,
    },
  ],
};

const FIGURES = words("Figures of the agency", "Цифры агентства", "Números da agência");

const figures: Tab = {
  label: words("Figures", "Цифры", "Números"),
  fields: [
    {
      name: "figures",
      type: "array",
      label: FIGURES,
      labels: { singular: words("Figure", "Число", "Número"), plural: FIGURES },
      validate: validateRowIds,
      admin: { initCollapsed: true, components: ROW_LABEL },
      fields: [
        localizedText({ name: "value", label: words("Value", "Значение", "Valor"), needed: true }),
        localizedText({ name: "label", label: words("Label", "Подпись", "Legenda"), needed: true }),
      ],
    },
  ],
};

const brief: NamedTab = {
  name: "brief",
  label: words("'Brief?' block", "Блок «Бриф?»", "Bloco 'Briefing?'"),
  fields: [
    localizedText({ name: "word", label: words("The word", "Слово", "A palavra"), ...needed }),
    localizedTextarea({ name: "lead", label: words("Lead", "Лид", "Lide"), ...needed }),
    localizedText({
      name: "agency",
      label: words("Link to the agency", "Ссылка на агентство", "Link para a agência"),
      ...needed,
    }),
    localizedText({
      name: "school",
      label: words("Link to the school", "Ссылка на школу", "Link para a escola"),
      ...needed,
    }),
  ],
};

const verificationCode = (name: string, label: string) =>
  ({ name, type: "text", label, access: { update: adminOnlyField } }) as const;

const verification: NamedTab = {
  name: "verification",
  label: words("Site verification", "Подтверждение сайта", "Verificação do site"),
  description: words(
    "Codes of the search engines. Only admins change them.",
    "Коды поисковых систем. Меняют только администраторы.",
    "Códigos dos buscadores. Só administradores mudam.",
  ),
  fields: [
    verificationCode("google", "Google"),
    verificationCode("yandex", "Yandex"),
    verificationCode("bing", "Bing"),
  ],
};

const redirects: Tab = {
  label: words("Redirects", "Перенаправления", "Redirecionamentos"),
  description: words(
    "Addresses without a page that lead elsewhere. Renamed cases and articles keep their earlier addresses by themselves.",
    "Адреса без страницы, которые ведут в другое место. Прежние адреса кейсов и статей запоминаются сами.",
    "Endereços sem página que levam a outro lugar. Casos e artigos guardam sozinhos os endereços anteriores.",
  ),
  fields: [redirectsField()],
};

/** What belongs to the site as a whole (A3). */
export const Settings: GlobalConfig = contentGlobal({
  slug: "settings",
  label: words("Site", "Сайт", "Site"),
  group: GROUPS.settings,
  // Mailboxes, redirects and the product's name.
  update: adminOnly,
  fields: [{ type: "tabs", tabs: [brand, contacts, figures, brief, redirects, verification] }],
});
