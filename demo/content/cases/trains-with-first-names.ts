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
} from "../blocks";
import { creditsIn, type Makers } from "./credits";

const territory: DemoCase["territory"] = { colors: ["ice", "moss", "hot"], mark: "stack", seed: 37 };
const steppe: DemoPicture = {
  file: "still-train-wide-1grsj.webp",
  alt: {
    en: "A green grain train crossing the steppe under a red sun",
    ru: "Зелёный поезд с зерном идёт по степи под красным солнцем",
    br: "Trem verde de grãos atravessa a estepe sob um sol vermelho",
  },
};
const depot: DemoPicture = {
  file: "still-wheels-square-1lv9t.webp",
  alt: {
    en: "Six train wheels stacked in a pyramid, one of them with a red disc",
    ru: "Шесть вагонных колёс сложены пирамидой, у одного красный диск",
    br: "Seis rodas de trem em pirâmide, uma delas de disco vermelho",
  },
};
const plate: DemoPicture = {
  file: "still-plate-square-q05oc.webp",
  alt: {
    en: "The front of a locomotive with a handwritten name plate",
    ru: "Локомотив спереди, на нём табличка с именем, написанным от руки",
    br: "Frente de locomotiva com uma placa de nome escrita à mão",
  },
};
const wall: DemoPicture = {
  file: "artefact-trains-wide.webp",
  alt: {
    en: "Three plates with a train on a tiled depot wall: Dina, Yerzhan, Madina",
    ru: "Три таблички с поездом на стене депо: Дина, Ержан, Мадина",
    br: "Três placas com um trem na parede do pátio: Dina, Ierjan, Madina",
  },
  focalX: 86,
};
const screen: DemoPicture = {
  file: "artefact-trains-tall.webp",
  alt: {
    en: "A phone in a hand: a train, and a telegram that Dina has arrived",
    ru: "Телефон в руке: поезд и телеграмма «Дина прибыла»",
    br: "Celular na mão: um trem e um telegrama: Dina chegou",
  },
};
const thing: DemoPicture = {
  file: "artefact-trains-square.webp",
  alt: {
    en: "A pale name plate, Dina, on a green locomotive",
    ru: "Светлая табличка «Дина» на зелёном локомотиве",
    br: "Placa clara com o nome Dina numa locomotiva verde",
  },
};
const makers: Makers = [
  ["strategy", "nino"],
  ["creative", "artyom"],
  ["design", "aigerim"],
  ["motion", "matvey"],
  ["production", "giga"],
];

export const trainsFirstNames: DemoCase = {
  key: "trains-first-names",
  alias: "trains-with-first-names",
  title: { en: "Trains with first names", ru: "Поезда по именам", br: "Trens com nome" },
  lead: {
    en: "Nobody thanks a mechanic for a train that did not break down. In Kazakhstan they now do, by name, across two thousand kilometres of steppe.",
    ru: "Никто не благодарит слесаря за поезд, который не сломался. В Казахстане теперь благодарят — по имени, на две тысячи километров степи.",
    br: "Ninguém agradece ao mecânico pelo trem que não quebrou. No Cazaquistão agora agradecem, pelo nome, por dois mil quilômetros de estepe.",
  },
  year: 2026,
  featured: false,
  client: "zholdas",
  categories: ["industry"],
  services: ["internal", "campaigns"],
  territory,
  cover: {
    file: "cover-stack-37-wide-qzm9m.webp",
    alt: {
      en: "Long green and red pills run one behind another like wagons",
      ru: "Длинные зелёные и красные плашки идут друг за другом, как вагоны",
      br: "Pílulas verdes e vermelhas correm em fila como vagões",
    },
  },
  body: {
    en: [
      beat("was", "An invisible good day", "mechanic in three left every year", "1"),
      paragraph(
        "A freight mechanic’s best work leaves no trace. The train goes out, the train comes back, nothing happens. Zholdas was losing one mechanic in three every year, and in 57 interviews we heard one sentence in several versions: “they only call when it stops”.",
      ),
      artefact("Inside", piece(wall, "The depot wall at Karatal: who is where, in what weather")),
      beat("found", "A number nobody waves at", "Locomotive 2041 has no birthday. Dina has."),
      paragraph(
        "On the steppe a train is visible for forty minutes. Children wave at it. It has a number nobody can remember. We suggested that whoever lets a locomotive out of the depot should lend it their first name for the trip.",
      ),
      picture(steppe, "Dina, 4,300 tonnes of grain, on time"),
      beat("made", "Dina is at kilometre 611", "9 depots, 214 names, never two Dinas a day"),
      list(
        "A magnetic plate with a first name, put on by the mechanic after the last check",
        "Drivers and dispatchers who say the name on the radio instead of the number",
        "A board in every depot: who is where, and in what weather",
        "Telegrams from the far end: “Dina arrived. The brakes were like silk.”",
      ),
      loudQuote(
        "My mother watched me pass her village. I was at work, eight hundred kilometres away, under another one.",
        "Dina, mechanic, Karatal depot",
      ),
      artefactPair(piece(screen, "A telegram from the far end"), piece(thing, "Magnetic: one trip, one name")),
      loop("The dispatcher’s screen at night: names run, numbers wait"),
      beat("came", "Even inspectors want one"),
      paragraph(
        "The railway inspectorate wrote to ask about the plates. We expected a ban. They wanted to know whether inspectors could have one.",
      ),
      pair(depot, plate),
      figuresFrom(
        "Source: Zholdas’s depots and dispatchers, 2025",
        ["214", "names on the line in the first year"],
        ["−27%", "turnover among mechanics"],
        ["3 in 4", "new mechanics came because of a train with a name"],
      ),
      creditsIn("en", makers),
    ],
    ru: [
      beat("was", "Невидимый хороший день", "слесарь из трёх уходил каждый год", "1"),
      paragraph(
        "Лучшая работа слесаря не оставляет следов. Поезд ушёл, поезд пришёл, ничего не случилось. «Жолдас» за год терял каждого третьего слесаря, и в 57 разговорах мы слышали одну фразу на разные лады: «звонят, только когда встало».",
      ),
      artefact("Внутри", piece(wall, "Стена депо Каратал: кто где и какая там погода")),
      beat("found", "Номеру рукой не машут", "У локомотива 2041 нет дня рождения. У Дины есть."),
      paragraph(
        "В степи поезд видно сорок минут. Ему машут дети. У него номер, который никто не запомнит. Мы предложили: пусть тот, кто выпустил локомотив из депо, одолжит ему на рейс своё имя.",
      ),
      picture(steppe, "Дина, 4300 тонн зерна, без опоздания"),
      beat("made", "Дина на 611-м километре", "9 депо, 214 имён, двух Дин в день не бывает"),
      list(
        "Магнитная табличка с именем: её вешает слесарь после последней проверки",
        "Машинисты и диспетчеры, которые называют по рации имя, а не номер",
        "Доска в каждом депо: кто где и какая там погода",
        "Телеграммы с другого конца: «Дина прибыла. Тормоза шёлковые»",
      ),
      loudQuote(
        "Мама видела, как я проехала мимо её аула. А я была на работе, за восемьсот километров, под другим локомотивом.",
        "Дина, слесарь, депо Каратал",
      ),
      artefactPair(piece(screen, "Телеграмма с другого конца"), piece(thing, "На магните: один рейс — одно имя")),
      loop("Экран диспетчера ночью: имена едут, номера ждут"),
      beat("came", "Инспекторам тоже надо"),
      paragraph(
        "Железнодорожная инспекция прислала запрос о табличках. Мы ждали запрета. Они спрашивали, можно ли инспекторам тоже.",
      ),
      pair(depot, plate),
      figuresFrom(
        "Источник: депо и диспетчерские «Жолдаса», 2025 год",
        ["214", "имён на линии за первый год"],
        ["−27%", "к текучести среди слесарей"],
        ["3 из 4", "новичков пришли из-за поезда с именем"],
      ),
      creditsIn("ru", makers),
    ],
    br: [
      beat("was", "Um bom dia invisível", "em cada três mecânicos saía por ano", "1"),
      paragraph(
        "O melhor trabalho de um mecânico ferroviário não deixa rastro. O trem sai, o trem volta, nada acontece. A Zholdas perdia um em cada três mecânicos por ano, e em 57 conversas ouvimos a mesma frase de vários jeitos: “só ligam quando para”.",
      ),
      artefact("Interno", piece(wall, "A parede do pátio de Karatal: quem está onde, e com que tempo")),
      beat("found", "Ninguém acena para um número", "A locomotiva 2041 não faz aniversário. A Dina faz."),
      paragraph(
        "Na estepe um trem fica à vista por quarenta minutos. As crianças acenam. Ele tem um número que ninguém decora. Sugerimos que quem libera a locomotiva empreste a ela o próprio nome durante a viagem.",
      ),
      picture(steppe, "Dina, 4.300 toneladas de grãos, no horário"),
      beat("made", "Dina está no quilômetro 611", "9 pátios, 214 nomes, nunca duas Dinas no mesmo dia"),
      list(
        "Uma placa magnética com o nome, que o mecânico prende depois da última checagem",
        "Maquinistas e controladores que dizem o nome no rádio, não o número",
        "Um quadro em cada pátio: quem está onde, e com que tempo",
        "Telegramas da outra ponta: “Dina chegou. Freios de seda.”",
      ),
      loudQuote(
        "Minha mãe me viu passar pela aldeia dela. Eu estava no trabalho, a oitocentos quilômetros, debaixo de outra.",
        "Dina, mecânica, pátio de Karatal",
      ),
      artefactPair(piece(screen, "Um telegrama da outra ponta"), piece(thing, "De ímã: uma viagem, um nome")),
      loop("A tela do controlador à noite: nomes correm, números esperam"),
      beat("came", "Até inspetor quer uma"),
      paragraph(
        "A inspetoria ferroviária escreveu sobre as placas. Esperávamos uma proibição. Queriam saber se inspetor também podia ter uma.",
      ),
      pair(depot, plate),
      figuresFrom(
        "Fonte: pátios e controladores da Zholdas, 2025",
        ["214", "nomes na linha no primeiro ano"],
        ["−27%", "na rotatividade dos mecânicos"],
        ["3 em 4", "novatos vieram por causa de um trem com nome"],
      ),
      creditsIn("br", makers),
    ],
  },
  publishedAt: "2026-03-23T09:00:00+00:00",
};
