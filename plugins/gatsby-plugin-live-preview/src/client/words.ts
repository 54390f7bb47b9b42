/** Texts of the frame, in the admin's languages; visitors never see them, so they are no messages of the site. */
const WORDS = {
  en: {
    signedOut: "Drafts are shown to editors only.",
    signIn: "Sign in to the CMS",
    open: "Open an entry in the CMS and turn on its live preview: the draft shows here.",
    toCms: "Open the CMS",
    incomplete: "Something that the page needs is still empty. This is the last complete draft.",
    begin: "Something that the page needs is still empty. The draft shows here when it is written.",
    field: "Field",
    placeholders: "Still empty, with something in its place here:",
    unreachable: "The CMS does not answer. This is the last draft that it took.",
    broken: "The page cannot be drawn from this draft. This is the last one that could be.",
    noPattern: "This release cannot draw drafts of this kind. Publish once more, and they show here.",
  },
  ru: {
    signedOut: "Черновики видят только редакторы.",
    signIn: "Войти в CMS",
    open: "Откройте запись в CMS и включите предпросмотр: черновик появится здесь.",
    toCms: "Открыть CMS",
    incomplete: "Не заполнено то, без чего страницы не бывает. Это последний полный черновик.",
    begin: "Пока не заполнено то, без чего страницы не бывает. Заполните, и черновик появится здесь.",
    field: "Поле",
    placeholders: "Пока не заполнено, здесь вместо этого подставлено что-нибудь:",
    unreachable: "CMS не отвечает. Это последний черновик, который она приняла.",
    broken: "Из этого черновика страница не складывается. Это последний, из которого складывалась.",
    noPattern: "Этот выпуск сайта не умеет показывать такие черновики. Опубликуйте сайт ещё раз, и они появятся здесь.",
  },
  pt: {
    signedOut: "Os rascunhos aparecem só para editores.",
    signIn: "Entrar no CMS",
    open: "Abra um registro no CMS e ligue a pré-visualização: o rascunho aparece aqui.",
    toCms: "Abrir o CMS",
    incomplete: "Ainda falta algo de que a página precisa. Este é o último rascunho completo.",
    begin: "Ainda falta algo de que a página precisa. Quando estiver escrito, o rascunho aparece aqui.",
    field: "Campo",
    placeholders: "Ainda vazio, com algo no lugar por aqui:",
    unreachable: "O CMS não responde. Este é o último rascunho que ele recebeu.",
    broken: "Não dá para montar a página com este rascunho. Este é o último com que deu.",
    noPattern:
      "Esta versão do site não sabe mostrar rascunhos deste tipo. Publique mais uma vez, e eles aparecem aqui.",
  },
} as const;

export type WordName = keyof (typeof WORDS)["en"];

type Language = keyof typeof WORDS;

function isLanguage(code: string | undefined): code is Language {
  return code !== undefined && Object.hasOwn(WORDS, code);
}

/**
 * The admin's language: what its cookie says, else the browser's.
 * @param cookies as `document.cookie` has them
 */
export function adminLanguage(cookies: string, browser: readonly string[]): Language {
  const chosen = /(?:^|;\s*)future-native-lng=(\w+)/.exec(cookies)?.[1];
  return [chosen, ...browser.map((tag) => tag.slice(0, 2))].find(isLanguage) ?? "en";
}

export function say(name: WordName): string {
  return WORDS[adminLanguage(document.cookie, navigator.languages)][name];
}
