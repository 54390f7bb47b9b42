import { words, type Words } from "../../words";
import type { ExternalLink } from "../addresses/external-links";

/** What the list of links to other sites says. */
export const LINK_TEXTS = {
  title: words("Links to other sites", "Ссылки на другие сайты", "Links para outros sites"),
  what: words(
    "Each is asked about once a week, at night. Open what does not answer yourself: some sites answer people only.",
    "Каждую проверяют раз в неделю, ночью. Что не отвечает, откройте сами: некоторые сайты отвечают только людям.",
    "Cada um é verificado uma vez por semana, à noite. Abra você mesmo o que não responde: alguns sites só respondem a pessoas.",
  ),
  none: words(
    "None has been checked yet. That is done at night, each once a week.",
    "Ещё ничего не проверяли. Это делается ночью, раз в неделю.",
    "Nada foi verificado ainda. Isso é feito à noite, uma vez por semana.",
  ),
};

export const STATE_TEXTS: Readonly<Record<ExternalLink["state"], Words>> = {
  answers: words("answers", "отвечает", "responde"),
  gone: words("is gone", "больше нет", "não existe mais"),
  silent: words("does not answer", "не отвечает", "não responde"),
  refused: words(
    "is not asked: an address within a network",
    "не проверяется: адрес внутренней сети",
    "não é verificado: endereço de uma rede interna",
  ),
  unasked: words("not asked yet", "ещё не проверяли", "ainda não verificado"),
};
