import type { DemoPicture } from "../../block-types";
import type { DemoCase } from "../../types";
import {
  artefact,
  artefactPair,
  beat,
  figuresFrom,
  list,
  loudQuote,
  pair,
  paragraph,
  picture,
  piece,
  video,
} from "../blocks";
import { creditsIn, type Makers } from "./credits";

const territory: DemoCase["territory"] = { colors: ["sun", "ink", "hot"], mark: "arc", seed: 35 };
const policy: DemoPicture = {
  file: "still-policy-tall-1wsn2.webp",
  alt: {
    en: "A yellow policy of many pages with a rising sun and a red seal",
    ru: "Жёлтый полис на много листов: восходящее солнце и красная печать",
    br: "Apólice amarela de muitas páginas, com sol nascente e selo vermelho",
  },
};
const payout: DemoPicture = {
  file: "still-hours-square-1mp9j.webp",
  alt: {
    en: "A black clock with a red quarter of an hour taken out",
    ru: "Чёрные часы, из которых вынули красную четверть",
    br: "Relógio preto do qual se tirou um quarto vermelho",
  },
};
const office: DemoPicture = {
  file: "still-desks-wide-1nh1h.webp",
  alt: {
    en: "Three desks with nobody at them and a black sun in the window",
    ru: "Три стола, за которыми никого, и чёрное солнце в окне",
    br: "Três mesas vazias e um sol preto na janela",
  },
};
const wall: DemoPicture = {
  file: "artefact-mondays-wide.webp",
  alt: {
    en: "Three posters with clocks on a yellow wall: two claims and what is not covered",
    ru: "Три плаката с часами на жёлтой стене: два страховых случая и исключения",
    br: "Três cartazes com relógios na parede amarela: dois sinistros e o que não cobre",
  },
  focalX: 86,
};
const screen: DemoPicture = {
  file: "artefact-mondays-tall.webp",
  alt: {
    en: "A phone in a hand: a clock, and a claim approved in eleven minutes",
    ru: "Телефон в руке: часы и заявление, одобренное за одиннадцать минут",
    br: "Celular na mão: um relógio e um sinistro aprovado em onze minutos",
  },
};
const thing: DemoPicture = {
  file: "artefact-mondays-square.webp",
  alt: {
    en: "A yellow policy with a clock and a seal",
    ru: "Жёлтый полис с часами и печатью",
    br: "Apólice amarela com um relógio e um selo",
  },
};
const makers: Makers = [
  ["strategy", "caio"],
  ["creative", "artyom"],
  ["art", "luísa"],
  ["text", "beatriz"],
  ["production", "sipho"],
  ["client", "rebecca"],
];

export const insuredMondays: DemoCase = {
  key: "insured-mondays",
  alias: "insured-against-mondays",
  title: { en: "Insured against Mondays", ru: "Страховка от понедельника", br: "Seguro contra segunda" },
  lead: {
    en: "A Brazilian insurer sold safety to two million strangers and none to its own staff. We wrote them a policy with real claims and real payouts, in hours.",
    ru: "Бразильский страховщик продавал спокойствие двум миллионам чужих людей, а своим — нет. Мы написали для них полис: с настоящими случаями и выплатами, в часах.",
    br: "Uma seguradora vendia tranquilidade a dois milhões de desconhecidos e nenhuma a quem trabalhava nela. Escrevemos uma apólice de verdade, com sinistro e indenização em horas.",
  },
  year: 2025,
  featured: true,
  client: "arapuru",
  categories: ["finance"],
  services: ["internal", "platform"],
  territory,
  cover: {
    file: "cover-arc-35-wide-luzu1.webp",
    alt: {
      en: "Black arcs spread from the corner over yellow, a red sun opposite",
      ru: "Чёрные дуги расходятся из угла по жёлтому, напротив — красное солнце",
      br: "Arcos pretos se abrem do canto sobre amarelo, com um sol vermelho em frente",
    },
  },
  body: {
    en: [
      beat("was", "Physician, insure thyself", "seconds until the first answer", "4"),
      paragraph(
        "Arapuru insures two million Brazilians against hail, theft and toothache. Its own 3,200 people had a survey twice a year and a yoga room. We asked them what they would insure at work if they could. The first answer came in four seconds: Mondays.",
      ),
      artefact("Inside", piece(wall, "The sixth floor, beside the coffee that is not covered")),
      beat("found", "A fear can be priced", "Eleven pages. The lawyers asked for a twelfth."),
      paragraph(
        "An insurer knows exactly what to do with a fear: name it, price it, write a contract, pay. So we wrote one. Not a metaphor, not a poster – eleven pages with clauses, exclusions and a claims desk.",
      ),
      pair(policy, payout),
      beat("made", "What is covered", "11 pages, 1 desk, 0 metaphors"),
      list(
        [{ text: "Loss of evening: ", bold: true }, { text: "a call after seven is paid back as a morning off" }],
        [
          { text: "School plays: ", bold: true },
          { text: "missing one because of us costs the company a whole Friday" },
        ],
        [
          { text: "Meeting without a question in it: ", bold: true },
          { text: "thirty minutes back for everyone who sat it out" },
        ],
        [
          { text: "Someone else’s mood: ", bold: true },
          { text: "a lunch with a colleague of choice, and a talk with the owner of the mood" },
        ],
        [{ text: "Not covered: ", bold: true }, { text: "rain, football, the coffee on the sixth floor" }],
      ),
      loudQuote(
        "My first claim was approved in eleven minutes. I have worked here for nine years and had never seen anything approved in eleven minutes.",
        "Actuary",
      ),
      video("https://video.example/future-native/arapuru-claims-desk", "A day at the claims desk for Mondays"),
      artefactPair(
        piece(screen, "A claim, approved on the way to the lift"),
        piece(thing, "The first policy, with a seal and no small print"),
      ),
      beat("came", "Paid, in hours"),
      paragraph("The policy costs less than the yoga room. The yoga room has stayed: somebody had insured it."),
      picture(office, "The sixth floor on the first Friday of payouts"),
      figuresFrom(
        "Source: Arapuru’s claims desk, the first twelve months",
        ["5,430", "hours paid out in the first year"],
        ["0.1%", "of working time: the whole cost of the policy"],
        ["+19", "points in how many would recommend their job"],
        ["3", "attempts at fraud, all by the same director"],
      ),
      creditsIn("en", makers),
    ],
    ru: [
      beat("was", "Страховщик, застрахуй себя", "секунды до первого ответа", "4"),
      paragraph(
        "«Арапуру» страхует два миллиона бразильцев от града, кражи и зубной боли. А своим 3200 сотрудникам предлагала опрос дважды в год и комнату для йоги. Мы спросили, что они застраховали бы на работе. Первый ответ пришёл через четыре секунды: понедельники.",
      ),
      artefact("Внутри", piece(wall, "Шестой этаж, рядом с кофе, который не покрывается")),
      beat("found", "У страха есть цена", "Одиннадцать страниц. Юристы просили двенадцатую."),
      paragraph(
        "Страховщик точно знает, что делать со страхом: назвать, оценить, записать в договор и заплатить. Мы так и сделали. Не метафора и не плакат — одиннадцать страниц с пунктами, исключениями и окном приёма заявлений.",
      ),
      pair(policy, payout),
      beat("made", "Что входит в полис", "11 страниц, 1 окно, ни одной метафоры"),
      list(
        [{ text: "Утрата вечера: ", bold: true }, { text: "звонок после семи возмещается свободным утром" }],
        [
          { text: "Школьный спектакль: ", bold: true },
          { text: "пропустили из-за нас — компания должна вам целую пятницу" },
        ],
        [{ text: "Встреча без единого вопроса: ", bold: true }, { text: "по тридцать минут каждому, кто досидел" }],
        [
          { text: "Чужое настроение: ", bold: true },
          { text: "обед с коллегой на выбор и разговор с хозяином настроения" },
        ],
        [{ text: "Не покрывается: ", bold: true }, { text: "дождь, футбол, кофе на шестом этаже" }],
      ),
      loudQuote(
        "Первое заявление одобрили за одиннадцать минут. Я здесь девять лет и ни разу не видела, чтобы что-то одобрили за одиннадцать минут.",
        "Актуарий",
      ),
      video("https://video.example/future-native/arapuru-claims-desk", "День в окне приёма понедельников"),
      artefactPair(
        piece(screen, "Заявление одобрили по дороге к лифту"),
        piece(thing, "Первый полис: с печатью и без мелкого шрифта"),
      ),
      beat("came", "Выплачено — часами"),
      paragraph("Полис обходится дешевле комнаты для йоги. Комната осталась: кто-то её застраховал."),
      picture(office, "Шестой этаж, первая пятница выплат"),
      figuresFrom(
        "Источник: окно заявлений «Арапуру», первые двенадцать месяцев",
        ["5 430", "часов выплачено за первый год"],
        ["0,1%", "рабочего времени — вся цена полиса"],
        ["+19", "пунктов к готовности звать сюда друзей"],
        ["3", "попытки мошенничества, все — одного директора"],
      ),
      creditsIn("ru", makers),
    ],
    br: [
      beat("was", "Casa de ferreiro, apólice de aço", "segundos até a primeira resposta", "4"),
      paragraph(
        "A Arapuru protege dois milhões de brasileiros contra granizo, roubo e dor de dente. Para os seus próprios 3.200 funcionários havia uma pesquisa por semestre e uma sala de ioga. Perguntamos o que eles colocariam no seguro se pudessem. A primeira resposta veio em quatro segundos: a segunda-feira.",
      ),
      artefact("Interno", piece(wall, "O sexto andar, ao lado do café que não cobre")),
      beat("found", "Medo tem preço", "Onze páginas. O jurídico pediu a décima segunda."),
      paragraph(
        "Seguradora sabe o que fazer com medo: dá nome, dá preço, escreve contrato e paga. Foi o que fizemos. Nem metáfora nem cartaz: onze páginas com cláusulas, exclusões e um guichê de sinistros.",
      ),
      pair(policy, payout),
      beat("made", "O que está coberto", "11 páginas, 1 guichê, nenhuma metáfora"),
      list(
        [{ text: "Perda de noite: ", bold: true }, { text: "ligação depois das sete volta em forma de manhã livre" }],
        [
          { text: "Festa junina da escola: ", bold: true },
          { text: "perder uma por nossa causa custa à empresa uma sexta inteira" },
        ],
        [
          { text: "Reunião sem nenhuma pergunta: ", bold: true },
          { text: "trinta minutos para cada um que aguentou até o fim" },
        ],
        [
          { text: "Humor alheio: ", bold: true },
          { text: "um almoço com o colega que você escolher e uma conversa com o dono do humor" },
        ],
        [{ text: "Fora da cobertura: ", bold: true }, { text: "chuva, futebol, o café do sexto andar" }],
      ),
      loudQuote(
        "Meu primeiro sinistro foi aprovado em onze minutos. Estou aqui há nove anos e nunca tinha visto nada ser aprovado em onze minutos.",
        "Atuária",
      ),
      video("https://video.example/future-native/arapuru-claims-desk", "Um dia no guichê das segundas-feiras"),
      artefactPair(
        piece(screen, "Um sinistro aprovado a caminho do elevador"),
        piece(thing, "A primeira apólice, com selo e sem letra miúda"),
      ),
      beat("came", "Pago, em horas"),
      paragraph("A apólice sai mais barata que a sala de ioga. A sala ficou: alguém a tinha posto no seguro."),
      picture(office, "Sexto andar na primeira sexta indenizada"),
      figuresFrom(
        "Fonte: guichê de sinistros da Arapuru, primeiros doze meses",
        ["5.430", "horas indenizadas no primeiro ano"],
        ["0,1%", "do tempo de trabalho: o custo da apólice inteira"],
        ["+19", "pontos entre quem indicaria a empresa a um amigo"],
        ["3", "tentativas de fraude, todas do mesmo diretor"],
      ),
      creditsIn("br", makers),
    ],
  },
  publishedAt: "2025-08-11T09:00:00+00:00",
};
