import type { TextField } from "@future-native/contract/form-rules";
import type { LocaleCode } from "@future-native/contract/locales";
import { words, type Words } from "../words";

/** Names of the fields in a mail; "form" is the kind of enquiry. */
export const FIELD_WORDS: Readonly<Record<TextField | "page" | "file", Words>> = {
  name: words("Name", "Имя", "Nome"),
  org: words("Company", "Компания", "Empresa"),
  vacancy: words("Vacancy", "Вакансия", "Vaga"),
  speaker: words("Speaker", "Спикер", "Palestrante"),
  email: words("E-mail", "Почта", "E-mail"),
  phone: words("Phone", "Телефон", "Telefone"),
  description: words("Message", "Сообщение", "Mensagem"),
  page: words("Sent from", "Отправлено со страницы", "Enviado de"),
  file: words("Attachment", "Вложение", "Anexo"),
};

export const OPEN_IN_INBOX = words("Open in the inbox", "Открыть во входящих", "Abrir na caixa de entrada");

interface Confirmation {
  readonly subject: string;
  readonly text: string;
}

/** The optional confirmation mail to the sender of an enquiry. */
export const CONFIRMATION: Readonly<Record<LocaleCode, Confirmation>> = {
  en: {
    subject: "We have your message",
    text: "Thank you for writing to us. Your message has arrived, a person will read it and answer within two working days.\n",
  },
  ru: {
    subject: "Мы получили ваше сообщение",
    text: "Спасибо, что написали нам. Сообщение дошло: его прочитает человек и ответит в течение двух рабочих дней.\n",
  },
  br: {
    subject: "Recebemos a sua mensagem",
    text: "Obrigado por escrever. A sua mensagem chegou: uma pessoa vai ler e responder em até dois dias úteis.\n",
  },
};
