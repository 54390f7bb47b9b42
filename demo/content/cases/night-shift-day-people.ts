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
  radio,
} from "../blocks";
import { creditsIn, type Makers } from "./credits";

const territory: DemoCase["territory"] = { colors: ["rose", "hot", "plum"], mark: "grid", seed: 32 };
const aisle: DemoPicture = {
  file: "still-shelf-wide-4ej4b.webp",
  alt: {
    en: "Three shelves of pots and bottles in the dark, with a gap of two",
    ru: "Три тёмные полки с баночками и бутылками, двух не хватает",
    br: "Três prateleiras de potes e garrafas no escuro, com dois a menos",
  },
};
const morning: DemoPicture = {
  file: "still-pool-tall-lqh51.webp",
  alt: {
    en: "An empty swimming pool with five lanes under a red sun",
    ru: "Пустой бассейн на пять дорожек под красным солнцем",
    br: "Piscina vazia de cinco raias sob um sol vermelho",
  },
};
const bus: DemoPicture = {
  file: "still-nightbus-square-ah9pe.webp",
  alt: {
    en: "A red bus under a crescent moon, one passenger asleep at the window",
    ru: "Красный автобус под месяцем, у окна спит пассажир",
    br: "Ônibus vermelho sob a lua crescente, um passageiro dorme à janela",
  },
};
const wall: DemoPicture = {
  file: "artefact-night-wide.webp",
  alt: {
    en: "Three lit posters on a dark tiled wall: a pool, a school gate, a nap",
    ru: "Три светлых плаката на тёмной плитке: бассейн, школа, дневной сон",
    br: "Três cartazes claros em azulejo escuro: piscina, portão da escola, soneca",
  },
  focalX: 86,
};
const screen: DemoPicture = {
  file: "artefact-night-tall.webp",
  alt: {
    en: "A phone in a hand asks: what do you do at eleven?",
    ru: "Телефон в руке спрашивает, что вы делаете в одиннадцать",
    br: "Um celular na mão pergunta o que você faz às onze",
  },
};
const thing: DemoPicture = {
  file: "artefact-night-square.webp",
  alt: {
    en: "A milk bottle with a pink label and a swimming pool on it",
    ru: "Бутылка молока с розовой этикеткой, на ней бассейн",
    br: "Garrafa de leite com rótulo rosa e uma piscina",
  },
};
const makers: Makers = [
  ["strategy", "caio"],
  ["creative", "artyom"],
  ["art", "luísa"],
  ["text", "zlata"],
  ["production", "sipho"],
  ["client", "oliver"],
];

export const nightShift: DemoCase = {
  key: "night-shift",
  alias: "night-shift-day-people",
  title: { en: "Night shift, day people", ru: "Ночная смена, дневные люди", br: "Turno da noite, gente do dia" },
  lead: {
    en: "A supermarket could not find people for the night. So we stopped looking for night people and offered the day to those who never had one.",
    ru: "Супермаркет не мог найти людей на ночь. Мы перестали искать полуночников и предложили день тем, у кого его никогда не было.",
    br: "Um supermercado não achava gente para a madrugada. Paramos de procurar gente da noite e oferecemos o dia a quem nunca teve um.",
  },
  year: 2025,
  featured: true,
  client: "dunmere",
  categories: ["retail"],
  services: ["campaigns", "places"],
  territory,
  cover: {
    file: "cover-grid-32-wide-hvsu3.webp",
    alt: {
      en: "A pink field of red dots that swell to the right around a plum cluster",
      ru: "Красные точки на розовом густеют вправо, среди них сливовая гроздь",
      br: "Pontos vermelhos sobre rosa que incham à direita, com um cacho cor de ameixa",
    },
  },
  body: {
    en: [
      beat("was", "What do you do at eleven a.m.?", "people in Kent like the night, by our count", "9"),
      paragraph(
        "Dunmere had 640 empty places on the night shift and a campaign with an owl on it. The owl had been running for six years. It attracted people who like the night, and of those there are about nine in Kent.",
      ),
      artefact("Outdoor", piece(wall, "Bus shelters at twenty to four, Rochester")),
      beat("found", "The job is the day after", "Four nights, 2,300 yoghurts."),
      paragraph(
        "We spent four nights stacking yoghurt. Nobody there loved the dark. They loved what comes after it: taking a daughter to school, an empty swimming pool, a garden. The job was never the night. It was the day.",
      ),
      picture(aisle, "Aisle 14, a quarter past three"),
      beat("made", "Media for those who are up", "Lit from three to five. Nobody complained about the light."),
      paragraph(
        "We bought only what day people never see. Posters on the first buses, lit between three and five. Radio after the shipping forecast. Milk bottles in hospital canteens. Each one showed a Tuesday at eleven: “Pool, lane four, nobody in it. Paid for by the night shift.”",
      ),
      loudQuote("I see more of my kids than their teacher does.", "Marcus, shelf crew, Rochester"),
      list(
        "64 stores, one Tuesday each, photographed by the crew on their own time off",
        "An application of four questions, made for a thumb and a bus",
        "A day on trial, not a night: candidates first spend the free day that the job would give them",
      ),
      artefactPair(
        piece(screen, "Four questions, on the first bus"),
        piece(thing, "In hospital canteens the label is the advert"),
      ),
      radio(
        "After the forecast",
        "English, five to one at night",
        20,
        [0, "“Thames, Dover, Wight: south-west four or five.” A kettle."],
        [8, "A school gate. A child: “You came yourself?”"],
        [14, "“I always do. I work nights.”"],
      ),
      beat("came", "Up, and staying"),
      paragraph("The owl has retired with honours. It now advertises a museum, by day."),
      pair(morning, bus),
      figuresFrom(
        "Source: Dunmere’s hiring desk, May to September 2025",
        ["611", "of 640 places filled in five months"],
        ["3 a.m.", "the busiest hour for applications"],
        ["−22%", "cost per hire, compared with the owl"],
      ),
      creditsIn("en", makers),
    ],
    ru: [
      beat("was", "Что вы делаете в одиннадцать утра?", "человек в Кенте любят ночь, по нашим подсчётам", "9"),
      paragraph(
        "У «Данмира» было 640 свободных мест в ночной смене и реклама с совой. Сова летала шесть лет и звала тех, кто любит ночь. Таких в графстве Кент человек девять.",
      ),
      artefact("Наружная реклама", piece(wall, "Остановки без двадцати четыре, Рочестер")),
      beat("found", "Работают ради утра", "Четыре ночи, 2300 йогуртов."),
      paragraph(
        "Мы четыре ночи расставляли йогурты. Темноту там не любил никто. Любили то, что после: отвести дочь в школу, пустой бассейн, огород. Работали там не ради ночи. Ради дня.",
      ),
      picture(aisle, "Четырнадцатый ряд, четверть четвёртого"),
      beat("made", "Реклама для тех, кто не спит", "Свет горит с трёх до пяти. На него никто не жаловался."),
      paragraph(
        "Мы купили только то, чего дневные люди не видят. Плакаты в первых автобусах, подсвеченные с трёх до пяти. Радио сразу после прогноза для моряков. Бутылки молока в больничных столовых. И на каждой — вторник, одиннадцать утра: «Бассейн, четвёртая дорожка, никого. Оплачено ночной сменой».",
      ),
      loudQuote("Я вижу детей чаще, чем их учительница.", "Маркус, выкладка, Рочестер"),
      list(
        "64 магазина — 64 вторника, снятых самими сотрудниками в свободное время",
        "Анкета из четырёх вопросов: под большой палец и тряску",
        "Пробный день вместо пробной ночи: сначала кандидат проживает выходной, который даст ему эта работа",
      ),
      artefactPair(
        piece(screen, "Четыре вопроса в первом автобусе"),
        piece(thing, "В больничных столовых реклама — это этикетка"),
      ),
      radio(
        "После прогноза",
        "на английском, без пяти час ночи",
        20,
        [0, "«Темза, Дувр, Уайт: юго-западный, четыре-пять баллов». Чайник."],
        [8, "Школьные ворота. Ребёнок: «Ты сама пришла?»"],
        [14, "«Я всегда сама. Я работаю ночью»."],
      ),
      beat("came", "Не спят и не уходят"),
      paragraph("Сова ушла на пенсию с почётом. Теперь она рекламирует музей — днём."),
      pair(morning, bus),
      figuresFrom(
        "Источник: отдел найма «Данмира», май — сентябрь 2025 года",
        ["611", "из 640 мест закрыли за пять месяцев"],
        ["3:00", "час, в который откликались чаще всего"],
        ["−22%", "к цене найма: считаем от совы"],
      ),
      creditsIn("ru", makers),
    ],
    br: [
      beat("was", "O que você faz às onze da manhã?", "pessoas em Kent gostam da noite, pelas nossas contas", "9"),
      paragraph(
        "A Dunmere tinha 640 vagas abertas na madrugada e uma campanha com uma coruja. A coruja estava no ar havia seis anos e chamava quem gosta da noite. Desses, em todo o condado de Kent, existem uns nove.",
      ),
      artefact("Mídia exterior", piece(wall, "Pontos de ônibus às três e quarenta, Rochester")),
      beat("found", "O emprego é o dia seguinte", "Quatro madrugadas, 2.300 iogurtes."),
      paragraph(
        "Passamos quatro madrugadas arrumando iogurte. Ninguém ali amava o escuro. Amavam o que vem depois: levar a filha à escola, a piscina vazia, a horta. O emprego nunca foi a noite. Era o dia.",
      ),
      picture(aisle, "Corredor 14, três e quinze da manhã"),
      beat("made", "Mídia para quem está acordado", "Luz das três às cinco. Da luz ninguém reclamou."),
      paragraph(
        "Compramos só o que a gente do dia não vê. Cartazes nos primeiros ônibus, iluminados das três às cinco. Rádio logo depois da previsão para navegantes. Garrafas de leite em refeitório de hospital. Em cada peça, uma terça às onze: “Piscina, raia quatro, ninguém. Oferecimento do turno da noite.”",
      ),
      loudQuote("Vejo meus filhos mais do que a professora deles.", "Marcus, reposição, Rochester"),
      list(
        "64 lojas, uma terça-feira de cada, fotografadas pela própria equipe na folga",
        "Uma inscrição de quatro perguntas, feita para o polegar e o ônibus",
        "Um dia de teste em vez de uma noite: primeiro o candidato vive a folga que o emprego vai dar",
      ),
      artefactPair(
        piece(screen, "Quatro perguntas, no primeiro ônibus"),
        piece(thing, "No refeitório do hospital, o anúncio é o rótulo"),
      ),
      radio(
        "Depois da previsão",
        "em inglês, cinco para uma da manhã",
        20,
        [0, "“Tâmisa, Dover, Wight: sudoeste, força quatro ou cinco.” Uma chaleira."],
        [8, "Portão da escola. Uma criança: “Veio você mesma?”"],
        [14, "“Sempre venho. Trabalho à noite.”"],
      ),
      beat("came", "De pé, e ficando"),
      paragraph("A coruja se aposentou com honras. Hoje anuncia um museu, de dia."),
      pair(morning, bus),
      figuresFrom(
        "Fonte: seleção da Dunmere, maio a setembro de 2025",
        ["611", "das 640 vagas preenchidas em cinco meses"],
        ["3h", "da manhã, a hora com mais inscrições"],
        ["−22%", "no custo por contratação, em relação à coruja"],
      ),
      creditsIn("br", makers),
    ],
  },
  publishedAt: "2025-11-10T09:00:00+00:00",
};
