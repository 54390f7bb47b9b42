import { words, type Words } from "../words";
import { SHORTEST_PASSPHRASE, type Work } from "./protocol";

/** What the form of a set, its panel and the forms of entries say of sets. */
export const SET_TEXTS = {
  isClosed: words(
    "This set has gone live or is on its way there, so it can’t be changed. Make a new one.",
    "Этот набор уже вышел на сайт или выходит прямо сейчас, изменить его нельзя. Создайте новый.",
    "Este conjunto já entrou no ar ou está entrando, por isso não pode ser alterado. Crie um novo.",
  ),
  description: words(
    "A group of drafts that others see as a whole site before visitors do, and that goes live in one go.",
    "Группа черновиков: её показывают целым сайтом раньше, чем посетителям, и выпускают разом.",
    "Um grupo de rascunhos que outros veem como um site inteiro antes do público, e que entra no ar de uma vez.",
  ),
  publish: words(
    "Shown as last saved when you press Show. Changed something? Save it and show the set again.",
    "Показывается то, что сохранено к моменту показа. Что-то поменяли? Сохраните и покажите набор ещё раз.",
    "Aparece como estava salvo na hora de mostrar. Mudou algo? Salve e mostre o conjunto de novo.",
  ),
  remove: words(
    "Goes off the site with the set, and is deleted 30 days later. Until then Put back brings it back.",
    "Уйдёт с сайта вместе с набором и будет удалено через 30 дней. До тех пор «Вернуть как было» вернёт и это.",
    "Sai do site com o conjunto e é excluído 30 dias depois. Até lá, Desfazer traz de volta.",
  ),
  goesLiveAt: words(
    "The set goes live at this minute if it has been shown by then. Leave it empty to do it by hand.",
    "Набор выйдет в эту минуту, если к тому времени его показали. Оставьте пустым, чтобы выпустить вручную.",
    "O conjunto entra no ar neste minuto, se até lá já tiver sido mostrado. Deixe vazio para fazer à mão.",
  ),

  settings: words("Site", "Сайт", "Site"),
  "page-home": words("Home", "Главная", "Home"),
  "page-about": words("About", "Об агентстве", "Sobre"),
  "page-cases": words("Cases", "Кейсы", "Cases"),
  "page-career": words("Career", "Карьера", "Carreira"),
  "page-contacts": words("Contacts", "Контакты", "Contatos"),
  "page-blog": words("Blog", "Блог", "Blog"),
  "page-privacy": words("Privacy", "Конфиденциальность", "Privacidade"),

  title: words("Private site", "Закрытый сайт", "Site privado"),
  close: words("Close", "Закрыть", "Fechar"),
  reading: words("One moment…", "Секунду…", "Um momento…"),
  didNotWork: words(
    "That did not work. Try again in a moment.",
    "Не получилось. Попробуйте ещё раз чуть позже.",
    "Não deu certo. Tente de novo daqui a pouco.",
  ),
  lead: words(
    "Show builds the whole site with this set in it. It is seen only by those you send the link to; visitors notice nothing.",
    "Показ собирает весь сайт вместе с этим набором. Его видят только те, кому вы пошлёте ссылку; посетители ничего не заметят.",
    "Mostrar constrói o site inteiro com este conjunto. Só quem recebe o seu link o vê; o público não percebe nada.",
  ),
  pages: words("pages", "страниц", "páginas"),
  goesLive: words("Goes live by itself:", "Выйдет сам:", "Entra no ar sozinho:"),
  fault: words("Open what is at fault", "Открыть, где ошибка", "Abrir onde está o erro"),

  show: words("Show", "Показать", "Mostrar"),
  showAgain: words("Show again", "Показать ещё раз", "Mostrar de novo"),
  saveFirst: words(
    "Save first: only what is saved is shown.",
    "Сначала сохраните: показывается только сохранённое.",
    "Salve primeiro: só o que está salvo é mostrado.",
  ),
  showFirst: words(
    "Show the set first. What is shown is what goes live.",
    "Сначала покажите набор: выйдет именно то, что показано.",
    "Mostre o conjunto primeiro: entra no ar exatamente o que foi mostrado.",
  ),
  goLive: words("Go live now", "Выпустить сейчас", "Pôr no ar agora"),
  goLiveSure: words(
    "Show this set to all visitors now? Its link ends with that.",
    "Показать этот набор всем посетителям прямо сейчас? Ссылка на него перестанет действовать.",
    "Mostrar este conjunto a todo o público agora? O link dele deixa de valer.",
  ),
  approvedBy: words(
    "What is shown now was approved by:",
    "То, что показано сейчас, одобрили:",
    "O que está sendo mostrado foi aprovado por:",
  ),
  notApproved: words(
    "Nobody has approved what is shown now.",
    "То, что показано сейчас, ещё никто не одобрил.",
    "Ninguém aprovou ainda o que está sendo mostrado.",
  ),
  putBack: words("Put back", "Вернуть как было", "Desfazer"),
  putBackSure: words(
    "Take this set off the site? Visitors then see again what was there before it, also where its entries were changed since.",
    "Убрать этот набор с сайта? Посетители снова увидят то, что было до него, даже если записи с тех пор меняли.",
    "Tirar este conjunto do site? O público volta a ver o que havia antes dele, mesmo onde algo mudou desde então.",
  ),

  link: words("Link to the private site", "Ссылка на закрытый сайт", "Link do site privado"),
  noLink: words(
    "There is no link yet: show the set, then make one.",
    "Ссылки пока нет: покажите набор, потом создайте её.",
    "Ainda não há link: mostre o conjunto e depois crie um.",
  ),
  copy: words("Copy", "Скопировать", "Copiar"),
  copied: words("Copied", "Скопировано", "Copiado"),
  open: words("Open", "Открыть", "Abrir"),
  revoke: words("Revoke", "Отозвать", "Revogar"),
  revokeSure: words(
    "Revoke the link? Whoever has it sees nothing from then on.",
    "Отозвать ссылку? Те, у кого она есть, больше ничего не увидят.",
    "Revogar o link? Quem o tem deixa de ver o site.",
  ),
  until: words("Works until", "Действует до", "Vale até"),
  hasPassphrase: words("asks for a passphrase", "спрашивает пароль", "pede uma senha"),
  hasNoPassphrase: words("no passphrase", "без пароля", "sem senha"),
  newLink: words("New link", "Новая ссылка", "Novo link"),
  newRevokes: words(
    "A new link revokes the one above.",
    "Новая ссылка отзовёт прежнюю.",
    "Um novo link revoga o anterior.",
  ),
  lasts: words("Days it works", "Сколько дней действует", "Dias de validade"),
  passphrase: words("Passphrase (optional)", "Пароль (по желанию)", "Senha (opcional)"),
  passphraseHint: words(
    `At least ${SHORTEST_PASSPHRASE} characters, for instance three words. Send it another way than the link, and note it down: it is not shown again.`,
    `Не меньше ${SHORTEST_PASSPHRASE} знаков, например три слова. Пошлите его не там, где ссылку, и запишите: снова он показан не будет.`,
    `Pelo menos ${SHORTEST_PASSPHRASE} caracteres, por exemplo três palavras. Envie por outro meio que não o do link, e anote: ela não será mostrada de novo.`,
  ),
  makeLink: words("Make the link", "Создать ссылку", "Criar o link"),

  replies: words("What readers say", "Что говорят читатели", "O que dizem os leitores"),
  noReplies: words("Nobody has written yet.", "Пока никто ничего не написал.", "Ninguém escreveu ainda."),
  approvals: words("Approvals", "Одобрения", "Aprovações"),
  notes: words("Notes", "Замечания", "Comentários"),
  isCurrent: words("what is shown now", "то, что показано сейчас", "o que está sendo mostrado"),
  isEarlier: words("an earlier showing", "прежний показ", "uma versão anterior"),
  openField: words("Open the field", "Открыть поле", "Abrir o campo"),
  done: words("Done", "Готово", "Feito"),

  inSet: words("In the set", "В наборе", "No conjunto"),
  addTo: words("Add to a set…", "Добавить в набор…", "Adicionar a um conjunto…"),
  alone: words("Alone, in a set of its own", "Отдельно, в своём наборе", "Sozinho, em um conjunto só seu"),
  add: words("Add", "Добавить", "Adicionar"),
} satisfies Record<string, Words>;

export const WORK_LABELS: Readonly<Record<Work, Words>> = {
  none: words("Not shown yet", "Ещё не показан", "Ainda não mostrado"),
  building: words("Being built", "Собирается", "Em construção"),
  shown: words("Shown", "Показан", "Mostrado"),
  failed: words("Could not be shown", "Показать не удалось", "Não foi possível mostrar"),
};

/**
 * Why an entry can't be in a second set that is in preparation.
 * @param id empty for a global
 */
export function alreadyIn(list: string, id: string, setName: string): Words {
  const entry = id === "" ? list : `${list} № ${id}`;
  return words(
    `${entry} is already in the set “${setName}”, which is still in preparation. Take it out there first.`,
    `${entry}: уже есть в наборе «${setName}», который ещё готовится. Сначала уберите оттуда.`,
    `${entry} já está no conjunto “${setName}”, ainda em preparação. Retire de lá primeiro.`,
  );
}

/** Why an entry can't be in a set for two things. */
export const isTwice = (list: string, id: number): Words =>
  words(
    `${list} № ${id} is in this set twice. Leave it in one place: it goes on the site, off it, or is deleted.`,
    `${list} № ${id} в этом наборе дважды. Оставьте в одном месте: запись появится на сайте, уйдёт с него или будет удалена.`,
    `${list} № ${id} está duas vezes neste conjunto. Deixe em um só lugar: entra no site, sai dele ou é excluído.`,
  );
