import { MAX_LENGTH, type TextField as FormText } from "@future-native/contract/form-rules";
import { LOCALES } from "@future-native/contract/locales";
import type { CollapsibleField, Field, FieldAccess, RowField, SelectField, TextareaField, TextField } from "payload";
import { words, type Words } from "../words";
import { ORIGINS, type Origin } from "./consents";
import { SUSPICIONS, type Suspicion } from "./suspicion";

/** The visitor's input is read-only; only the agency's own fields can be edited. */
const never: FieldAccess = () => false;
const fixed = { access: { update: never }, admin: { readOnly: true } } as const;
/** Read as text, not as a form that is switched off. */
const said = { components: { Field: "/enquiries/admin/said#Said" } };
const hidden = { access: { update: never }, admin: { hidden: true } } as const;

const LABELS: Readonly<Record<FormText, Words>> = {
  name: words("Name", "Имя", "Nome"),
  org: words("Company", "Компания", "Empresa"),
  vacancy: words("Vacancy", "Вакансия", "Vaga"),
  speaker: words("Speaker", "Спикер", "Palestrante"),
  email: words("E-mail", "Электронная почта", "E-mail"),
  phone: words("Phone", "Телефон", "Telefone"),
  description: words("Message", "Сообщение", "Mensagem"),
};

export const FORM_NAMES: Readonly<Record<"1" | "2" | "3", Words>> = {
  "1": words("Brief", "Бриф", "Briefing"),
  "2": words("Job application", "Отклик на вакансию", "Candidatura"),
  "3": words("Speaker invitation", "Приглашение спикера", "Convite a palestrante"),
};

const SUSPICION_NAMES: Readonly<Record<Suspicion, Words>> = {
  trap: words("The hidden field was filled", "Заполнено скрытое поле", "O campo oculto foi preenchido"),
  tooFast: words(
    "Sent too fast for a person",
    "Отправлено быстрее, чем пишет человек",
    "Rápido demais para uma pessoa",
  ),
  duplicate: words("The same words as before", "Те же слова, что и раньше", "As mesmas palavras de antes"),
};

const ORIGIN_NAMES: Readonly<Record<Origin, Words>> = {
  asked: words("Asked for", "Спрашивали", "Foi perguntado"),
  preset: words(
    "Preset, nobody was asked: no consent",
    "Стояло заранее, не спрашивали: не согласие",
    "Pré-marcada, sem perguntar: não é consentimento",
  ),
};

export const formTypeField: SelectField = {
  name: "formType",
  type: "select",
  label: words("Form", "Форма", "Formulário"),
  required: true,
  index: true,
  options: Object.entries(FORM_NAMES).map(([value, label]) => ({ value, label })),
  access: fixed.access,
  admin: said,
};

function textField(name: FormText): TextField | TextareaField {
  const common = { name, label: LABELS[name], access: fixed.access, admin: said };
  // The rules have been held when it came in; characters are counted otherwise here.
  const maxLength = MAX_LENGTH[name] * 2;
  return name === "description"
    ? { ...common, type: "textarea", maxLength }
    : { ...common, type: "text", maxLength, index: name === "email" };
}

export const textFields: Field[] = (
  ["name", "org", "vacancy", "speaker", "email", "phone", "description"] as const
).map(textField);

export const stateField: SelectField = {
  name: "state",
  type: "select",
  label: words("State", "Состояние", "Estado"),
  required: true,
  index: true,
  defaultValue: "new",
  options: [
    { value: "new", label: words("New", "Новая", "Nova") },
    { value: "read", label: words("Read", "Прочитана", "Lida") },
    { value: "answered", label: words("Answered", "Отвечена", "Respondida") },
    { value: "spam", label: words("Spam", "Спам", "Spam") },
  ],
  admin: { position: "sidebar" },
};

export const mailField: SelectField = {
  name: "mail",
  type: "select",
  label: words("Mail", "Письмо", "E-mail"),
  required: true,
  index: true,
  options: [
    { value: "waiting", label: words("Waiting", "Ожидает", "Aguardando") },
    { value: "sent", label: words("Sent", "Отправлено", "Enviado") },
    { value: "failed", label: words("Failed", "Не отправлено", "Falhou") },
    { value: "held", label: words("Held", "Задержано", "Retido") },
  ],
  access: { update: never },
  admin: { readOnly: true, position: "sidebar" },
};

export const suspicionField: SelectField = {
  name: "suspicion",
  type: "select",
  label: words("Held because", "Почему задержана", "Motivo da retenção"),
  options: SUSPICIONS.map((value) => ({ value, label: SUSPICION_NAMES[value] })),
  access: { update: never },
  admin: { readOnly: true, position: "sidebar", condition: (data) => Boolean(data.suspicion) },
};

const mailLog: RowField = {
  type: "row",
  fields: [
    { name: "sentAt", type: "date", label: words("Sent", "Отправлено", "Enviado"), ...fixed },
    { name: "attempts", type: "number", label: words("Attempts", "Попытки", "Tentativas"), defaultValue: 0, ...fixed },
    {
      name: "lastError",
      type: "text",
      label: words("Last fault", "Последняя ошибка", "Última falha"),
      ...fixed,
    },
  ],
};

const consents: RowField = {
  type: "row",
  fields: [
    { name: "privacy", type: "checkbox", label: words("Privacy", "Персональные данные", "Privacidade"), ...fixed },
    { name: "advertising", type: "checkbox", label: words("Advertising", "Реклама", "Publicidade"), ...fixed },
    {
      name: "advertisingFrom",
      type: "select",
      label: words("Advertising in the form", "Реклама в форме", "Publicidade no formulário"),
      options: ORIGINS.map((value) => ({ value, label: ORIGIN_NAMES[value] })),
      ...fixed,
    },
    {
      name: "noticeVersion",
      type: "text",
      label: words("Version of the privacy notice", "Версия политики", "Versão do aviso de privacidade"),
      ...fixed,
    },
    { name: "consentAt", type: "date", label: words("Given", "Когда даны", "Quando"), ...fixed },
  ],
};

const consentTexts: RowField = {
  type: "row",
  fields: [
    {
      name: "privacyText",
      type: "textarea",
      label: words(
        "Privacy, as it was shown",
        "Персональные данные, как было показано",
        "Privacidade, como foi mostrada",
      ),
      ...fixed,
    },
    {
      name: "advertisingText",
      type: "textarea",
      label: words("Advertising, as it was shown", "Реклама, как было показано", "Publicidade, como foi mostrada"),
      ...fixed,
    },
  ],
};

const origin: RowField = {
  type: "row",
  fields: [
    {
      name: "language",
      type: "select",
      label: words("Language", "Язык", "Idioma"),
      required: true,
      options: LOCALES.map(({ code, name }) => ({ value: code, label: name })),
      ...fixed,
    },
    { name: "source", type: "text", label: words("Opened by", "Откуда открыта", "Aberto por"), ...fixed },
    { name: "page", type: "text", label: words("Page", "Страница", "Página"), ...fixed },
  ],
};

/** Consents as they were given (X5), where the enquiry came from, how its mail went. */
export const recordFields: CollapsibleField = {
  type: "collapsible",
  label: words("Record", "Протокол", "Registro"),
  admin: { initCollapsed: true },
  fields: [origin, consents, consentTexts, mailLog],
};

/** Internal fields. */
export const inwardFields: Field[] = [
  // By this the enquiries of a person are found; `email` stays as it was typed, for the answer.
  { name: "address", type: "text", index: true, ...hidden },
  // Named the wording before the text itself was kept; stays with the rows of that time.
  { name: "consentVersion", type: "text", ...hidden },
  { name: "fileKey", type: "text", ...hidden },
  { name: "fileName", type: "text", ...hidden },
  { name: "fileSize", type: "number", ...hidden },
  { name: "key", type: "text", required: true, unique: true, index: true, ...hidden },
  { name: "fingerprint", type: "text", index: true, ...hidden },
  { name: "dueAt", type: "date", index: true, ...hidden },
  { name: "firstTriedAt", type: "date", ...hidden },
];
