/** Texts for readers of a shown set (X12): of the page that opens it and of the bar at the foot of its pages. */
import type { LocaleCode } from "@future-native/contract/locales";

/** Texts of the page that opens a set, in one of its states. */
export interface EnterTexts {
  readonly title: string;
  readonly text: string;
}

export interface ShownSetWords {
  readonly enter: {
    readonly ask: EnterTexts;
    readonly passphrase: EnterTexts;
    readonly wrongPassphrase: EnterTexts;
    /** Never says whether the link has expired, was revoked or never existed. */
    readonly closed: EnterTexts;
    /** With `{when}` for the time of the next attempt. */
    readonly slowDown: EnterTexts;
    readonly opening: string;
    readonly link: string;
    readonly otherLink: string;
    readonly passphraseField: string;
    readonly open: string;
  };
  readonly bar: {
    readonly label: string;
    readonly notPublic: string;
    readonly openUntil: (time: string) => string;
    readonly formsOff: string;
    readonly leave: string;
    readonly leaveText: string;
    readonly name: string;
    /** `short` replaces `open` in narrow windows. */
    readonly note: { readonly open: string; readonly short: string; readonly text: string; readonly send: string };
    readonly excerpt: {
      readonly choose: string;
      readonly hint: string;
      /** Hidden in narrow windows. */
      readonly keys: string;
      readonly cancel: string;
      readonly chosen: string;
      readonly remove: string;
    };
    readonly approve: { readonly open: string; readonly text: string; readonly send: string; readonly done: string };
    /** When the request failed. */
    readonly failed: string;
  };
  /** Outcomes of the bar's forms. */
  readonly answers: {
    readonly noted: string;
    readonly approved: string;
    /** The name or the note is missing, or too long. */
    readonly invalid: string;
    readonly tooMany: string;
    readonly closed: string;
    /** The set was shown again since the page was loaded. */
    readonly outdated: string;
  };
}

export const WORDS: Readonly<Record<LocaleCode, ShownSetWords>> = {
  en: {
    enter: {
      ask: { title: "A site before its opening", text: "Paste the link that you were sent." },
      passphrase: { title: "This link asks for a passphrase", text: "Whoever sent you the link knows it." },
      wrongPassphrase: { title: "That is not the passphrase", text: "Please check it and try again." },
      closed: { title: "This link does not open", text: "Please ask whoever sent it for a new one." },
      slowDown: { title: "Too many tries", text: "Please open your link again {when}." },
      opening: "Opening the site…",
      link: "Your link",
      otherLink: "Another link",
      passphraseField: "Passphrase",
      open: "Open the site",
    },
    bar: {
      label: "Private preview",
      notPublic: "Not public yet",
      openUntil: (time) => `Open until ${time}`,
      formsOff: "Forms of this site are switched off here.",
      leave: "Leave",
      leaveText: "The same link brings you back.",
      name: "Your name",
      note: { open: "Leave a note", short: "Note", text: "Your note", send: "Send the note" },
      excerpt: {
        choose: "Choose a place on the page",
        hint: "Click or tap the words you mean.",
        keys: "Arrow keys and Enter work, too.",
        cancel: "Cancel",
        chosen: "About these words",
        remove: "Remove the quote",
      },
      approve: {
        open: "Approve",
        text: "You approve the whole site as you see it now. The editors will see your name.",
        send: "Approve the site",
        done: "Approved",
      },
      failed: "That did not go through. Nothing is lost: please try again.",
    },
    answers: {
      noted: "Thank you. The editors have your note.",
      approved: "Thank you. The editors have your approval.",
      invalid: "Please write your name and a note of up to 2,000\u00a0characters.",
      tooMany: "That was a lot at once. Please try again in 15\u00a0minutes.",
      closed: "This link has closed. Please ask whoever sent it for a new one.",
      outdated: "The site has changed since you opened this page. Please reload it and look again.",
    },
  },
  ru: {
    enter: {
      ask: { title: "Сайт до\u00a0открытия", text: "Вставьте ссылку, которую вам прислали." },
      passphrase: { title: "Нужен пароль", text: "Его знает тот, кто прислал ссылку." },
      wrongPassphrase: { title: "Пароль не\u00a0подошёл", text: "Проверьте его и\u00a0попробуйте ещё раз." },
      closed: { title: "Ссылка не\u00a0открывается", text: "Попросите новую у\u00a0того, кто её прислал." },
      slowDown: {
        title: "Слишком много попыток",
        text: "Откройте ссылку снова {when}.",
      },
      opening: "Открываем сайт…",
      link: "Ваша ссылка",
      otherLink: "Другая ссылка",
      passphraseField: "Пароль",
      open: "Открыть сайт",
    },
    bar: {
      label: "Закрытый просмотр",
      notPublic: "Не\u00a0опубликовано",
      openUntil: (time) => `Открыто до\u00a0${time}`,
      formsOff: "Формы сайта здесь отключены.",
      leave: "Выйти",
      leaveText: "Вернуться можно по\u00a0той же ссылке.",
      name: "Ваше имя",
      note: {
        open: "Оставить комментарий",
        short: "Комментарий",
        text: "Ваш комментарий",
        send: "Отправить комментарий",
      },
      excerpt: {
        choose: "Выбрать место на\u00a0странице",
        hint: "Нажмите на\u00a0нужный текст.",
        keys: "Можно и\u00a0с\u00a0клавиатуры: стрелками и\u00a0Enter.",
        cancel: "Отменить",
        chosen: "Об\u00a0этих словах",
        remove: "Убрать цитату",
      },
      approve: {
        open: "Одобрить",
        text: "Вы\u00a0одобряете весь сайт таким, каким видите его сейчас. Редакторы увидят ваше имя.",
        send: "Одобрить сайт",
        done: "Одобрено",
      },
      failed: "Не\u00a0отправилось. Ничего не\u00a0пропало: попробуйте ещё раз.",
    },
    answers: {
      noted: "Спасибо! Комментарий у\u00a0редакторов.",
      approved: "Спасибо! Редакторы увидят ваше одобрение.",
      invalid: "Напишите имя и\u00a0комментарий не\u00a0длиннее 2000\u00a0знаков.",
      tooMany: "Слишком много сразу. Попробуйте ещё раз через 15\u00a0минут.",
      closed: "Ссылка больше не\u00a0открывается. Попросите новую у\u00a0того, кто её прислал.",
      outdated: "Сайт изменился, пока вы\u00a0его смотрели. Обновите страницу и\u00a0взгляните ещё раз.",
    },
  },
  br: {
    enter: {
      ask: { title: "Um site antes da estreia", text: "Cole o link que você recebeu." },
      passphrase: { title: "Este link pede uma senha", text: "Quem enviou o link sabe qual é." },
      wrongPassphrase: { title: "A senha não confere", text: "Verifique e tente de novo." },
      closed: { title: "Este link não abre", text: "Peça um novo a quem o enviou." },
      slowDown: { title: "Tentativas demais", text: "Abra o link de novo {when}." },
      opening: "Abrindo o site…",
      link: "Seu link",
      otherLink: "Outro link",
      passphraseField: "Senha",
      open: "Abrir o site",
    },
    bar: {
      label: "Visualização privada",
      notPublic: "Ainda não é público",
      openUntil: (time) => `Aberto até ${time}`,
      formsOff: "Os formulários do site estão desativados aqui.",
      leave: "Sair",
      leaveText: "O mesmo link traz você de volta.",
      name: "Seu nome",
      note: {
        open: "Deixar um comentário",
        short: "Comentar",
        text: "Seu comentário",
        send: "Enviar o comentário",
      },
      excerpt: {
        choose: "Escolher um trecho da página",
        hint: "Clique ou toque no texto.",
        keys: "As setas e a tecla Enter também funcionam.",
        cancel: "Cancelar",
        chosen: "Sobre este trecho",
        remove: "Remover o trecho",
      },
      approve: {
        open: "Aprovar",
        text: "Você aprova o site inteiro como está agora. Os editores verão o seu nome.",
        send: "Aprovar o site",
        done: "Aprovado",
      },
      failed: "Não foi enviado. Nada se perdeu: tente de novo.",
    },
    answers: {
      noted: "Obrigado! Os editores receberam o seu comentário.",
      approved: "Obrigado! Os editores receberam a sua aprovação.",
      invalid: "Escreva o seu nome e um comentário de até 2.000\u00a0caracteres.",
      tooMany: "Foi muita coisa de uma vez. Tente de novo em 15\u00a0minutos.",
      closed: "Este link foi encerrado. Peça um novo a quem o enviou.",
      outdated: "O site mudou desde que você abriu esta página. Atualize a página e veja de novo.",
    },
  },
};
