import { APIError } from "payload";
import type { ContentRef } from "../../publisher/protocol";
import { isRecord } from "../is-record";
import { words, type Words } from "../words";
import { SHORTEST_PASSPHRASE } from "./protocol";

/** What a set cannot do, in a sentence for the editor. */
export class SetError extends APIError {
  /** @param places entries at fault */
  constructor(
    readonly reason: Words,
    readonly places: readonly ContentRef[] = [],
  ) {
    super(reason.en, 409);
  }
}

/** @param stored what the row of a set has */
export function readReason(stored: unknown): Words | undefined {
  if (!isRecord(stored)) return undefined;
  const { en, pt, ru } = stored;
  return typeof en === "string" && typeof ru === "string" && typeof pt === "string" ? { en, ru, pt } : undefined;
}

export const REASONS = {
  isEmpty: words(
    "There is nothing in it yet: add a draft, then show it.",
    "В нём пока ничего нет: добавьте черновик, потом показывайте.",
    "Ainda não há nada nele: adicione um rascunho e depois mostre.",
  ),
  noPublisher: words(
    "The publisher is switched off here (PUBLISHER=off), so nothing can be built.",
    "Сборка здесь выключена (PUBLISHER=off), поэтому показать ничего нельзя.",
    "A publicação está desligada aqui (PUBLISHER=off), então nada pode ser construído.",
  ),
  settingsDraft: words(
    "The texts of the site (Settings, Site) have a draft, which its redirects would publish. Add it to the set, or publish it first.",
    "У раздела «Сайт» в настройках есть черновик, перенаправления набора опубликовали бы и его. Добавьте его в набор или сначала опубликуйте.",
    "Os textos do site (Configurações, Site) têm um rascunho, que os redirecionamentos publicariam. Adicione-o ao conjunto ou publique-o antes.",
  ),
  unforeseen: words(
    "Something unforeseen went wrong; the log of the CMS says what.",
    "Случилось непредвиденное; что именно, сказано в журнале CMS.",
    "Algo inesperado deu errado; o log do CMS diz o quê.",
  ),
  shortPassphrase: words(
    `A passphrase has at least ${SHORTEST_PASSPHRASE} characters, for instance three words.`,
    `В пароле не меньше ${SHORTEST_PASSPHRASE} знаков: например, три слова.`,
    `A senha tem pelo menos ${SHORTEST_PASSPHRASE} caracteres, por exemplo três palavras.`,
  ),
  isBuilt: words("It is being built already.", "Он уже собирается.", "Ele já está sendo construído."),
  isNotOpen: words("It is no longer open.", "Он уже не готовится.", "Ele não está mais em preparação."),
  hasChanged: words(
    "Something of it was changed a moment ago. Show it again, and have it approved again.",
    "Что-то в нём изменили только что. Покажите ещё раз и дайте одобрить снова.",
    "Algo nele mudou há um instante. Mostre de novo e peça nova aprovação.",
  ),
  isTooLate: words(
    "It took entries off the site for good, and these are deleted by now.",
    "Он убрал с сайта записи насовсем, и они уже удалены.",
    "Ele tirou itens do site de vez, e estes já foram excluídos.",
  ),
  isPutBackInPart: words(
    "It is put back, but for what is linked here: that was deleted since, or cannot be published as it was. It is left as it is now.",
    "Всё возвращено, кроме того, на что ведут ссылки: это с тех пор удалили или в прежнем виде опубликовать нельзя. Оно осталось как есть.",
    "Foi desfeito, menos o que está ligado aqui: foi excluído desde então, ou não pode ser publicado como era. Fica como está agora.",
  ),
  isNotLive: words("It is not live.", "Его нет на сайте.", "Ele não está no ar."),
  isNotShown: words(
    "Show it first: what goes live is what was shown.",
    "Сначала покажите его: на сайт выходит то, что показано.",
    "Mostre-o primeiro: entra no ar o que foi mostrado.",
  ),
  wasInterrupted: words(
    "The build was interrupted. Show it again.",
    "Сборка прервалась. Покажите ещё раз.",
    "A construção foi interrompida. Mostre de novo.",
  ),
  missedItsMinute: words(
    "It could not go live at its minute; the log of the CMS says why.",
    "Он не вышел в свою минуту; почему, сказано в журнале CMS.",
    "Não pôde entrar no ar no seu minuto; o log do CMS diz por quê.",
  ),
} satisfies Record<string, Words>;

/** @param paths of pages and files that are no longer what was approved */
export const differsIn = (paths: readonly string[]): Words =>
  words(
    `It would not go live as it was approved: ${paths.join(", ")}. Show it again, and have it approved again.`,
    `На сайт вышло бы не то, что одобрили: ${paths.join(", ")}. Покажите ещё раз и дайте одобрить снова.`,
    `Não entraria no ar como foi aprovado: ${paths.join(", ")}. Mostre de novo e peça nova aprovação.`,
  );

/** @param why in the words of what refused it */
export const wasUndone = (why: string): Words =>
  words(
    `It could not go live, and nothing of it is on the site: ${why}`,
    `Он не вышел, на сайте из него ничего нет: ${why}`,
    `Não pôde entrar no ar, e nada dele está no site: ${why}`,
  );

/** The same, where not all that was done could be undone. */
export const wasUndoneInPart = (why: string): Words =>
  words(
    `It could not go live: ${why} What is linked here could not be put back as it was, and is left as it is now.`,
    `Он не вышел: ${why} То, на что ведут ссылки, вернуть в прежний вид не удалось, оно осталось как есть.`,
    `Não pôde entrar no ar: ${why} O que está ligado aqui não pôde voltar a ser como era, e fica como está agora.`,
  );
