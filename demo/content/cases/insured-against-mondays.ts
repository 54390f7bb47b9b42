import type { DemoCase, DemoPicture } from "../../types";
import { figures, heading, list, pair, paragraph, picture, quote, video } from "../blocks";

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
      heading("Physician, insure thyself"),
      paragraph(
        "Arapuru insures two million Brazilians against hail, theft and toothache. Its own 3,200 people had a survey twice a year and a yoga room. We asked them what they would insure at work if they could. The first answer came in four seconds: Mondays.",
      ),
      paragraph(
        "An insurer knows exactly what to do with a fear: name it, price it, write a contract, pay. So we wrote one. Not a metaphor, not a poster – eleven pages with clauses, exclusions and a claims desk.",
      ),
      pair(policy, payout),
      heading("What is covered"),
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
      quote(
        "My first claim was approved in eleven minutes. I have worked here for nine years and had never seen anything approved in eleven minutes.",
        "Actuary",
      ),
      video("https://video.example/future-native/arapuru-claims-desk", "A day at the claims desk for Mondays"),
      figures(
        ["5,430", "hours paid out in the first year"],
        ["0.1%", "of working time: the whole cost of the policy"],
        ["+19", "points in how many would recommend their job"],
        ["3", "attempts at fraud, all by the same director"],
      ),
      picture(office, "The sixth floor on the first Friday of payouts"),
    ],
    ru: [
      heading("Страховщик, застрахуй себя"),
      paragraph(
        "«Арапуру» страхует два миллиона бразильцев от града, кражи и зубной боли. А своим 3200 сотрудникам предлагала опрос дважды в год и комнату для йоги. Мы спросили, что они застраховали бы на работе. Первый ответ пришёл через четыре секунды: понедельники.",
      ),
      paragraph(
        "Страховщик точно знает, что делать со страхом: назвать, оценить, записать в договор и заплатить. Мы так и сделали. Не метафора и не плакат — одиннадцать страниц с пунктами, исключениями и окном приёма заявлений.",
      ),
      pair(policy, payout),
      heading("Что входит в полис"),
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
      quote(
        "Первое заявление одобрили за одиннадцать минут. Я здесь девять лет и ни разу не видела, чтобы что-то одобрили за одиннадцать минут.",
        "Актуарий",
      ),
      video("https://video.example/future-native/arapuru-claims-desk", "День в окне приёма понедельников"),
      figures(
        ["5 430", "часов выплачено за первый год"],
        ["0,1%", "рабочего времени — вся цена полиса"],
        ["+19", "пунктов к готовности звать сюда друзей"],
        ["3", "попытки мошенничества, все — одного директора"],
      ),
      picture(office, "Шестой этаж, первая пятница выплат"),
    ],
    br: [
      heading("Casa de ferreiro, apólice de aço"),
      paragraph(
        "A Arapuru protege dois milhões de brasileiros contra granizo, roubo e dor de dente. Para os seus próprios 3.200 funcionários havia uma pesquisa por semestre e uma sala de ioga. Perguntamos o que eles colocariam no seguro se pudessem. A primeira resposta veio em quatro segundos: a segunda-feira.",
      ),
      paragraph(
        "Seguradora sabe o que fazer com medo: dá nome, dá preço, escreve contrato e paga. Foi o que fizemos. Nem metáfora nem cartaz: onze páginas com cláusulas, exclusões e um guichê de sinistros.",
      ),
      pair(policy, payout),
      heading("O que está coberto"),
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
      quote(
        "Meu primeiro sinistro foi aprovado em onze minutos. Estou aqui há nove anos e nunca tinha visto nada ser aprovado em onze minutos.",
        "Atuária",
      ),
      video("https://video.example/future-native/arapuru-claims-desk", "Um dia no guichê das segundas-feiras"),
      figures(
        ["5.430", "horas indenizadas no primeiro ano"],
        ["0,1%", "do tempo de trabalho: o custo da apólice inteira"],
        ["+19", "pontos entre quem indicaria a empresa a um amigo"],
        ["3", "tentativas de fraude, todas do mesmo diretor"],
      ),
      picture(office, "Sexto andar na primeira sexta indenizada"),
    ],
  },
  publishedAt: "2025-08-11T09:00:00+00:00",
};
