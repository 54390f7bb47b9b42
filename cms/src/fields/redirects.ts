import { redirectFrom, redirectTo } from "@future-native/contract";
import type { ArrayFieldValidation, TextFieldSingleValidation } from "payload";
import { words, wordsFor } from "../words";

const MESSAGES = {
  from: words(
    "Write a path of this site in letters, digits and hyphens, without a question mark: /old-page.",
    "Укажите путь на этом сайте из букв, цифр и дефисов, без вопросительного знака: /old-page.",
    "Escreva um caminho deste site com letras, algarismos e hífens, sem ponto de interrogação: /old-page.",
  ),
  to: words(
    "Write a path of this site, /new-page, or a web address, https://example.com.",
    "Укажите путь на этом сайте, /new-page, или адрес, https://example.com.",
    "Escreva um caminho deste site, /new-page, ou um endereço, https://example.com.",
  ),
};

export const validateFrom: TextFieldSingleValidation = (value, { req }) =>
  redirectFrom.safeParse(value).success || wordsFor(req.i18n.language, MESSAGES.from);

export const validateTo: TextFieldSingleValidation = (value, { req }) =>
  redirectTo.safeParse(value).success || wordsFor(req.i18n.language, MESSAGES.to);

interface Row {
  from?: string | null;
  to?: string | null;
}

/** Refuses an address that is redirected twice, and redirects that lead in a circle (X1). */
export const validateRedirects: ArrayFieldValidation = (value, { req }) => {
  const targets = new Map<string, string>();
  for (const { from, to } of (value ?? []) as Row[]) {
    if (!from || !to) continue;
    if (targets.has(from)) return twice(from, req.i18n.language);
    targets.set(from, to);
  }
  const looping = [...targets.keys()].find((from) => leadsBack(from, targets));
  return looping === undefined || inACircle(looping, req.i18n.language);
};

function leadsBack(from: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = targets.get(from); at !== undefined && !seen.has(at); at = targets.get(at)) {
    if (at === from) return true;
    seen.add(at);
  }
  return false;
}

const twice = (from: string, language: string) =>
  wordsFor(
    language,
    words(
      `${from} is redirected twice. Keep one of the two.`,
      `${from} перенаправлен дважды. Оставьте один.`,
      `${from} é redirecionado duas vezes. Deixe um.`,
    ),
  );

const inACircle = (from: string, language: string) =>
  wordsFor(
    language,
    words(
      `The redirects from ${from} lead back to it. Give one of them another target.`,
      `Перенаправления с ${from} ведут обратно. Измените цель одного из них.`,
      `Os redirecionamentos de ${from} voltam a ele. Mude o destino de um deles.`,
    ),
  );
