import { formatWait, type EnquiryErrors, type FormField } from "@future-native/contract/form-rules";
import { getLocale, type LocaleCode } from "@future-native/contract/locales";
import { escapeHtml } from "../html";

interface PageWords {
  readonly sentTitle: string;
  readonly sent: string;
  readonly refusedTitle: string;
  readonly refused: string;
  /** @param when one may try again, as a part of the sentence */
  readonly tooMany: (when: string) => string;
  readonly failed: string;
  readonly home: string;
  readonly fields: Readonly<Record<FormField, string>>;
}

const WORDS: Readonly<Record<LocaleCode, PageWords>> = {
  en: {
    sentTitle: "The sun is up",
    sent: "A person reads this, and answers within three working days.",
    refusedTitle: "Not sent yet",
    refused:
      "Something is missing or not right. Go back with your browser: what you wrote is still there. Please check:",
    tooMany: (when) => `That was a lot of messages from your network. Please try again ${when}.`,
    failed:
      "We could not take the message. Go back with your browser, what you wrote is still there, and try again in a minute; or write to us by e-mail.",
    home: "To the home page",
    fields: {
      name: "your name",
      org: "company",
      vacancy: "vacancy",
      email: "e-mail",
      phone: "phone",
      description: "message",
      speaker: "speaker",
      privacy: "consent to the processing of personal data",
      advertising: "consent to receive news and offers",
      file: "the file: its kind, size or content",
    },
  },
  ru: {
    sentTitle: "Солнце взошло",
    sent: "Письмо прочтёт человек и\u00A0ответит за\u00A0три рабочих дня.",
    refusedTitle: "Ещё не отправлено",
    refused:
      "Чего-то не хватает или что-то указано неверно. Вернитесь назад в браузере: всё написанное осталось в форме. Проверьте:",
    tooMany: (when) => `Из вашей сети пришло слишком много сообщений. Попробуйте ещё раз ${when}.`,
    failed:
      "Не получилось принять сообщение. Вернитесь назад в браузере, всё написанное осталось в форме, и попробуйте через минуту. Или напишите нам на почту.",
    home: "На главную",
    fields: {
      name: "имя",
      org: "компания",
      vacancy: "вакансия",
      email: "электронная почта",
      phone: "телефон",
      description: "сообщение",
      speaker: "спикер",
      privacy: "согласие на обработку персональных данных",
      advertising: "согласие получать новости и предложения",
      file: "файл: его тип, размер или содержимое",
    },
  },
  br: {
    sentTitle: "O sol nasceu",
    sent: "Quem lê é gente, e responde em até três dias úteis.",
    refusedTitle: "Ainda não foi enviada",
    refused: "Falta algo ou há algo errado. Volte no navegador: o que você escreveu continua lá. Confira:",
    tooMany: (when) => `Foram muitas mensagens vindas da sua rede. Tente de novo ${when}.`,
    failed:
      "Não conseguimos receber a mensagem. Volte no navegador, o que você escreveu continua lá, e tente de novo em um minuto; ou escreva para o nosso e-mail.",
    home: "Para a página inicial",
    fields: {
      name: "nome",
      org: "empresa",
      vacancy: "vaga",
      email: "e-mail",
      phone: "telefone",
      description: "mensagem",
      speaker: "palestrante",
      privacy: "consentimento para o tratamento de dados pessoais",
      advertising: "consentimento para receber novidades e ofertas",
      file: "o arquivo: tipo, tamanho ou conteúdo",
    },
  },
};

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;align-content:center;padding:8vw;box-sizing:border-box;background:#f4f3ee;color:#0e0e10;" +
  "font:clamp(18px,1.4vw,22px)/1.5 Onest,Arial,sans-serif}h1{font:600 clamp(40px,7vw,96px)/1.05 Unbounded,Arial Black,sans-serif;margin:0 0 .4em}" +
  "p,ul{max-width:34em;margin:0 0 1em}a{color:inherit;display:inline-block;padding:12px 0}a:focus-visible{outline:3px solid #ff4b1f;outline-offset:4px}";

export interface PageOutcome {
  readonly status: number;
  readonly errors?: EnquiryErrors;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly locale: LocaleCode;
}

/** The page that a form without JavaScript is answered with, whole by itself: it must come when nothing else does. */
export function answerPage(outcome: PageOutcome): string {
  const { status, locale } = outcome;
  const words = WORDS[locale];
  const { tag, prefix } = getLocale(locale);
  const title = status === 200 ? words.sentTitle : words.refusedTitle;
  return (
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>` +
    `<h1>${escapeHtml(title)}</h1>${sayWhy(outcome, words, tag)}<p><a href="${prefix || "/"}">${escapeHtml(words.home)}</a></p></main></body></html>`
  );
}

function sayWhy({ status, errors = {}, retryAfter = 0 }: PageOutcome, words: PageWords, tag: string): string {
  if (status === 200) return `<p>${escapeHtml(words.sent)}</p>`;
  if (status === 429) return `<p>${escapeHtml(words.tooMany(formatWait(retryAfter, tag)))}</p>`;
  const faults = Object.entries(words.fields).filter(([field]) => field in errors);
  if (faults.length === 0) return `<p>${escapeHtml(words.failed)}</p>`;
  const items = faults.map(([, name]) => `<li>${escapeHtml(name)}</li>`);
  return `<p>${escapeHtml(words.refused)}</p><ul>${items.join("")}</ul>`;
}
