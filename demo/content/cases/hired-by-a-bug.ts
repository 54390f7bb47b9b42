import type { DemoPicture } from "../../block-types";
import type { DemoCase } from "../../types";
import {
  artefact,
  artefactPair,
  beat,
  figuresFrom,
  list,
  loop,
  loudQuote,
  pair,
  paragraph,
  picture,
  piece,
  radio,
} from "../blocks";
import { creditsIn, type Makers } from "./credits";

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
const wall: DemoPicture = {
  file: "artefact-bug-wide.webp",
  alt: {
    en: "Three wanted posters with beetles on a tiled wall; somebody in orange reads the last",
    ru: "Три плаката «разыскивается» с жуками на стене, последний читает человек в оранжевом",
    br: "Três cartazes de procurado com besouros na parede; alguém de laranja lê o último",
  },
  focalX: 86,
};
const screen: DemoPicture = {
  file: "artefact-bug-tall.webp",
  alt: {
    en: "A phone in a hand: a lime beetle and the page of bug 4471",
    ru: "Телефон в руке: салатовый жук и страница бага 4471",
    br: "Celular na mão: um besouro verde-limão e a página do bug 4471",
  },
};
const thing: DemoPicture = {
  file: "artefact-bug-square.webp",
  alt: {
    en: "A lime and pale box with a beetle: Your bug, kill it or keep it",
    ru: "Салатовая коробка с жуком: «Твой баг. Убей или оставь»",
    br: "Caixa verde-limão com um besouro: seu bug, mate ou crie",
  },
};
const makers: Makers = [
  ["strategy", "nino"],
  ["creative", "artyom"],
  ["art", "luísa"],
  ["text", "zlata"],
  ["motion", "matvey"],
  ["production", "giga"],
];

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
      beat(
        "was",
        "A vacancy that is true",
        "applications in a quarter, from a campaign that promised interesting problems",
        "11",
      ),
      paragraph(
        "Tbilisi has more vacancies for engineers than engineers. All of them promise interesting problems. Kvali, which makes software for small hauliers, promised them too, in the same words.",
      ),
      artefact("Outdoor", piece(wall, "A0 posters, Tbilisi metro, September 2025")),
      beat(
        "found",
        "Sixty problems, all real",
        "The oldest bug lives in the code that converts kilometres to roubles.",
      ),
      paragraph(
        "So we asked to see the interesting problems. There were sixty: bugs that had outlived at least one team each. One was seven years old and had a nickname. We took the vacancies down and put the bugs up.",
      ),
      loudQuote(
        "Bug 4471 took my summer of 2022. I would like to meet the person who ruins a summer for it.",
        "Lead engineer, Kvali",
      ),
      picture(board, "The careers page in its first week"),
      beat("made", "Sixty wanted notices", "60 pages, 12 posters, 1 radio spot, 41 boxes"),
      list(
        "Each bug has a page: symptoms, what was tried, who lost to it and how they felt",
        "Nobody has to fix anything. One sensible paragraph is enough for a conversation",
        "The conversation is with the engineer who lost to the bug. So is the decision",
        "Those who are hired get their bug, framed, and a choice: kill it or keep it",
      ),
      artefactPair(
        piece(screen, "A bug’s page, on the way to work"),
        piece(thing, "The box that comes with the contract"),
      ),
      radio(
        "The lorry of tomorrow",
        "Georgian",
        24,
        [0, "A phone rings. A tired voice: “Support.”"],
        [6, "“Your lorry has arrived.” “It leaves tomorrow.”"],
        [12, "“Yes. We would like to talk to you about that.”"],
        [19, "The bug has a number. The vacancy could have yours."],
      ),
      loop("The list of bugs as a staircase: every step gives way once"),
      beat("came", "Hired, framed, kept", "Nobody has yet chosen “kill”."),
      paragraph(
        "The legal department read every page before it went up and asked for two changes. Both concerned the nickname.",
      ),
      pair(crack, moth),
      figuresFrom(
        "Source: Kvali’s mailbox and payroll, August 2025 to April 2026",
        ["1,870", "paragraphs sent, from 31 countries"],
        ["41", "engineers hired in nine months"],
        ["51", "of the sixty bugs fixed, four of them by people who never even applied"],
      ),
      creditsIn("en", makers),
    ],
    ru: [
      beat(
        "was",
        "Вакансия, в которой всё правда",
        "откликов за квартал на рекламу, которая обещала интересные задачи",
        "11",
      ),
      paragraph(
        "В Тбилиси вакансий для инженеров больше, чем инженеров. И каждая обещает интересные задачи. «Квали» делает софт для небольших перевозчиков и обещала то же самое теми же словами.",
      ),
      artefact("Наружная реклама", piece(wall, "Плакаты А0, тбилисское метро, сентябрь 2025 года")),
      beat(
        "found",
        "Шестьдесят задач, все настоящие",
        "Самый старый баг живёт там, где километры пересчитывают в рубли.",
      ),
      paragraph(
        "Мы попросили показать интересные задачи. Их оказалось шестьдесят — багов, каждый из которых пережил хотя бы одну команду. Одному было семь лет, и у него было прозвище. Вакансии мы сняли, баги повесили.",
      ),
      loudQuote(
        "Баг 4471 забрал у меня лето 2022 года. Хочу познакомиться с тем, кто заберёт лето у него.",
        "Ведущий инженер «Квали»",
      ),
      picture(board, "Карьерная страница в первую неделю"),
      beat("made", "Шестьдесят «разыскивается»", "60 страниц, 12 плакатов, 1 радиоролик, 41 коробка"),
      list(
        "У каждого бага страница: симптомы, что пробовали, кто проиграл и что при этом чувствовал",
        "Чинить ничего не надо. Для разговора хватит одного толкового абзаца",
        "Разговаривает тот инженер, который проиграл. Он и решает",
        "Тот, кого наняли, получает свой баг в рамке и право выбора: убить или оставить",
      ),
      artefactPair(
        piece(screen, "Страница бага по дороге на работу"),
        piece(thing, "Коробка, которую вручают с договором"),
      ),
      radio(
        "Грузовик из завтра",
        "на грузинском",
        24,
        [0, "Телефонный звонок. Усталый голос: «Поддержка»."],
        [6, "«Ваш грузовик прибыл». — «Он выезжает завтра»."],
        [12, "«Да. Об этом мы и хотели поговорить»."],
        [19, "У бага номер уже есть. Вакансия ждёт вашего."],
      ),
      loop("Список багов в виде лестницы: каждая ступенька проседает по разу"),
      beat("came", "Нанят, в рамке, оставлен", "«Убить» пока не выбрал никто."),
      paragraph("Юристы прочли каждую страницу до публикации и попросили две правки. Обе касались прозвища."),
      pair(crack, moth),
      figuresFrom(
        "Источник: почта и бухгалтерия «Квали», август 2025 — апрель 2026 года",
        ["1 870", "абзацев прислали из 31 страны"],
        ["41", "инженера наняли за девять месяцев"],
        ["51", "баг из шестидесяти исправлен, четыре — теми, кто и не откликался"],
      ),
      creditsIn("ru", makers),
    ],
    br: [
      beat(
        "was",
        "Uma vaga que diz a verdade",
        "inscrições em um trimestre, para uma campanha que prometia problemas interessantes",
        "11",
      ),
      paragraph(
        "Em Tbilisi há mais vagas para engenheiros do que engenheiros. Todas prometem problemas interessantes. A Kvali, que faz software para pequenas transportadoras, prometia o mesmo com as mesmas palavras.",
      ),
      artefact("Mídia exterior", piece(wall, "Cartazes A0, metrô de Tbilisi, setembro de 2025")),
      beat(
        "found",
        "Sessenta problemas, todos reais",
        "O bug mais velho mora no código que converte quilômetros em rublos.",
      ),
      paragraph(
        "Pedimos para ver os problemas interessantes. Eram sessenta: bugs que tinham sobrevivido a pelo menos um time cada. O mais velho tinha sete anos e um apelido. Tiramos as vagas do ar e pusemos os bugs.",
      ),
      loudQuote(
        "O bug 4471 levou meu verão de 2022. Quero conhecer quem vai levar o dele.",
        "Líder de engenharia da Kvali",
      ),
      picture(board, "A página de carreiras na primeira semana"),
      beat("made", "Sessenta cartazes de procurado", "60 páginas, 12 cartazes, 1 spot, 41 caixas"),
      list(
        "Cada bug tem sua página: sintomas, o que já se tentou, quem perdeu e como se sentiu",
        "Ninguém precisa consertar nada. Um parágrafo sensato já vale uma conversa",
        "A conversa é com quem perdeu para o bug. A decisão também é dessa pessoa",
        "Quem entra recebe seu bug emoldurado e uma escolha: matar ou criar",
      ),
      artefactPair(
        piece(screen, "A página de um bug, a caminho do trabalho"),
        piece(thing, "A caixa que vem com o contrato"),
      ),
      radio(
        "O caminhão de amanhã",
        "em georgiano",
        24,
        [0, "Toca o telefone. Uma voz cansada: “Suporte.”"],
        [6, "“Seu caminhão chegou.” “Ele sai amanhã.”"],
        [12, "“Pois é. Queríamos conversar sobre isso.”"],
        [19, "O bug já tem número. A vaga pode ter o seu."],
      ),
      loop("A lista de bugs como escada: cada degrau cede uma vez"),
      beat("came", "Contratado, emoldurado, criado", "Ninguém escolheu “matar” até hoje."),
      paragraph("O jurídico leu cada página antes de publicar e pediu duas mudanças. As duas eram sobre o apelido."),
      pair(crack, moth),
      figuresFrom(
        "Fonte: caixa de entrada e folha de pagamento da Kvali, agosto de 2025 a abril de 2026",
        ["1.870", "parágrafos, vindos de 31 países"],
        ["41", "engenheiros contratados em nove meses"],
        ["51", "dos sessenta bugs resolvidos, quatro por quem nem se inscreveu"],
      ),
      creditsIn("br", makers),
    ],
  },
  publishedAt: "2026-05-18T09:00:00+00:00",
};
