import type { LocaleCode } from "@future-native/contract/locales";

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
