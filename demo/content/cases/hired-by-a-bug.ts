import type { DemoCase, DemoPicture } from "../../types";
import { figures, heading, list, pair, paragraph, picture, quote } from "../blocks";

const territory: DemoCase["territory"] = { colors: ["ultra", "lime", "ice"], mark: "stack", seed: 34 };
const board: DemoPicture = {
  file: "still-notices-wide-1goow.webp",
  alt: {
    en: "Sixty cards with a beetle on each, nine of them lime",
    ru: "Шестьдесят карточек с жуками, девять из них салатовые",
    br: "Sessenta fichas, um besouro em cada, nove delas verde-limão",
  },
};
const crack: DemoPicture = {
  file: "still-beetle-tall-1wivo.webp",
  alt: {
    en: "A framed beetle whose legs reach over the mount",
    ru: "Жук в рамке, лапы вылезли за паспарту",
    br: "Besouro emoldurado com as patas para fora do passe-partout",
  },
};
const moth: DemoPicture = {
  file: "still-moth-square-i9h18.webp",
  alt: {
    en: "A pale moth with eyes on its wings before a lime lamp",
    ru: "Светлый мотылёк с глазками на крыльях у салатовой лампы",
    br: "Mariposa clara com olhos nas asas diante de uma lâmpada verde-limão",
  },
};

export const hiredByBug: DemoCase = {
  key: "hired-by-bug",
  alias: "hired-by-a-bug",
  title: { en: "Hired by a bug", ru: "Нанят багом", br: "Contratado por um bug" },
  lead: {
    en: "Kvali had no vacancies left that anyone believed. It had sixty bugs, though. We published those instead.",
    ru: "Вакансиям «Квали» уже никто не верил. Зато у компании было шестьдесят багов. Их мы и опубликовали.",
    br: "Ninguém mais acreditava nas vagas da Kvali. Em compensação, ela tinha sessenta bugs. Publicamos os bugs.",
  },
  year: 2026,
  featured: true,
  client: "kvali",
  categories: ["technology"],
  services: ["campaigns", "careers-sites"],
  territory,
  cover: {
    file: "cover-stack-34-wide-9zxpb.webp",
    alt: {
      en: "A collection of lime beetles on blue; two pale ones have begun to walk",
      ru: "Коллекция салатовых жуков на синем, два светлых уже пошли",
      br: "Coleção de besouros verde-limão sobre azul; dois claros saíram andando",
    },
  },
  body: {
    en: [
      heading("A vacancy that is true"),
      paragraph(
        "Tbilisi has more vacancies for engineers than engineers. All of them promise interesting problems. Kvali, which makes software for small hauliers, promised them too, in the same words, and got eleven applications in a quarter.",
      ),
      paragraph(
        "So we asked to see the interesting problems. There were sixty: bugs that had outlived at least one team each. One was seven years old and had a nickname. We took the vacancies down and put the bugs up.",
      ),
      quote(
        "Bug 4471 took my summer of 2022. I would like to meet the person who ruins a summer for it.",
        "Lead engineer, Kvali",
      ),
      picture(board, "The careers page in its first week"),
      heading("Sixty wanted notices"),
      list(
        "Each bug has a page: symptoms, what was tried, who lost to it and how they felt",
        "Nobody has to fix anything. One sensible paragraph is enough for a conversation",
        "The conversation is with the engineer who lost to the bug. So is the decision",
        "Those who are hired get their bug, framed, and a choice: kill it or keep it",
      ),
      pair(crack, moth),
      figures(
        ["1,870", "paragraphs sent, from 31 countries"],
        ["41", "engineers hired in nine months"],
        ["51", "of the sixty bugs fixed, four of them by people who never even applied"],
      ),
      paragraph(
        "The legal department read every page before it went up and asked for two changes. Both concerned the nickname.",
      ),
    ],
    ru: [
      heading("Вакансия, в которой всё правда"),
      paragraph(
        "В Тбилиси вакансий для инженеров больше, чем инженеров. И каждая обещает интересные задачи. «Квали» делает софт для небольших перевозчиков и обещала то же самое теми же словами. За квартал откликнулись одиннадцать человек.",
      ),
      paragraph(
        "Мы попросили показать интересные задачи. Их оказалось шестьдесят — багов, каждый из которых пережил хотя бы одну команду. Одному было семь лет, и у него было прозвище. Вакансии мы сняли, баги повесили.",
      ),
      quote(
        "Баг 4471 забрал у меня лето 2022 года. Хочу познакомиться с тем, кто заберёт лето у него.",
        "Ведущий инженер «Квали»",
      ),
      picture(board, "Карьерная страница в первую неделю"),
      heading("Шестьдесят «разыскивается»"),
      list(
        "У каждого бага страница: симптомы, что пробовали, кто проиграл и что при этом чувствовал",
        "Чинить ничего не надо. Для разговора хватит одного толкового абзаца",
        "Разговаривает тот инженер, который проиграл. Он и решает",
        "Тот, кого наняли, получает свой баг в рамке и право выбора: убить или оставить",
      ),
      pair(crack, moth),
      figures(
        ["1 870", "абзацев прислали из 31 страны"],
        ["41", "инженера наняли за девять месяцев"],
        ["51", "баг из шестидесяти исправлен, четыре — теми, кто и не откликался"],
      ),
      paragraph("Юристы прочли каждую страницу до публикации и попросили две правки. Обе касались прозвища."),
    ],
    br: [
      heading("Uma vaga que diz a verdade"),
      paragraph(
        "Em Tbilisi há mais vagas para engenheiros do que engenheiros. Todas prometem problemas interessantes. A Kvali, que faz software para pequenas transportadoras, prometia o mesmo com as mesmas palavras. Em um trimestre, onze inscrições.",
      ),
      paragraph(
        "Pedimos para ver os problemas interessantes. Eram sessenta: bugs que tinham sobrevivido a pelo menos um time cada. O mais velho tinha sete anos e um apelido. Tiramos as vagas do ar e pusemos os bugs.",
      ),
      quote(
        "O bug 4471 levou meu verão de 2022. Quero conhecer quem vai levar o dele.",
        "Líder de engenharia da Kvali",
      ),
      picture(board, "A página de carreiras na primeira semana"),
      heading("Sessenta cartazes de procurado"),
      list(
        "Cada bug tem sua página: sintomas, o que já se tentou, quem perdeu e como se sentiu",
        "Ninguém precisa consertar nada. Um parágrafo sensato já vale uma conversa",
        "A conversa é com quem perdeu para o bug. A decisão também é dessa pessoa",
        "Quem entra recebe seu bug emoldurado e uma escolha: matar ou criar",
      ),
      pair(crack, moth),
      figures(
        ["1.870", "parágrafos, vindos de 31 países"],
        ["41", "engenheiros contratados em nove meses"],
        ["51", "dos sessenta bugs resolvidos, quatro por quem nem se inscreveu"],
      ),
      paragraph("O jurídico leu cada página antes de publicar e pediu duas mudanças. As duas eram sobre o apelido."),
    ],
  },
  publishedAt: "2026-05-18T09:00:00+00:00",
};
