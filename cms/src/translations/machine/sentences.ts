import { words } from "../../words";

/** What editors are told where a machine has not translated. */
export const SILENT = words(
  "The translating service does not answer. Try again later.",
  "Служба перевода не отвечает. Попробуйте позже.",
  "O serviço de tradução não responde. Tente mais tarde.",
);

export const KEY_REFUSED = words(
  "The translating service refuses the key that is set. Tell whoever runs the site.",
  "Служба перевода не принимает заданный ключ. Сообщите тому, кто обслуживает сайт.",
  "O serviço de tradução recusa a chave configurada. Avise quem cuida do site.",
);

export const LIMIT_REACHED = words(
  "The translating service takes no more for now: its limit is used up. Try again later.",
  "Служба перевода пока больше не принимает: лимит исчерпан. Попробуйте позже.",
  "O serviço de tradução não aceita mais por enquanto: o limite acabou. Tente mais tarde.",
);

export const REFUSED = words(
  "The translating service does not take what it is sent: its address or its model may be set wrongly. Tell whoever runs the site.",
  "Служба перевода не принимает запрос: возможно, неверно задан её адрес или модель. Сообщите тому, кто обслуживает сайт.",
  "O serviço de tradução não aceita o pedido: talvez o endereço ou o modelo estejam mal configurados. Avise quem cuida do site.",
);

export const UNREADABLE = words(
  "The translating service answered something that is no translation. Try again.",
  "Служба перевода ответила чем-то, что переводом не является. Попробуйте снова.",
  "O serviço de tradução respondeu algo que não é tradução. Tente de novo.",
);

export const NOTHING_TO_TRANSLATE = words(
  "There is nothing here for a machine to translate.",
  "Машине здесь нечего переводить.",
  "Não há nada aqui para uma máquina traduzir.",
);
