import type { DemoCase, DemoPicture } from "../../types";
import { figures, heading, list, pair, paragraph, picture, quote } from "../blocks";

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
      heading("An invisible good day"),
      paragraph(
        "A freight mechanic’s best work leaves no trace. The train goes out, the train comes back, nothing happens. Zholdas was losing one mechanic in three every year, and in 57 interviews we heard one sentence in several versions: “they only call when it stops”.",
      ),
      paragraph(
        "On the steppe a train is visible for forty minutes. Children wave at it. It has a number nobody can remember. We suggested that whoever lets a locomotive out of the depot should lend it their first name for the trip.",
      ),
      picture(steppe, "Dina, 4,300 tonnes of grain, on time"),
      heading("Dina is at kilometre 611"),
      list(
        "A magnetic plate with a first name, put on by the mechanic after the last check",
        "Drivers and dispatchers who say the name on the radio instead of the number",
        "A board in every depot: who is where, and in what weather",
        "Telegrams from the far end: “Dina arrived. The brakes were like silk.”",
      ),
      quote(
        "My mother watched me pass her village. I was at work, eight hundred kilometres away, under another one.",
        "Dina, mechanic, Karatal depot",
      ),
      pair(depot, plate),
      figures(
        ["214", "names on the line in the first year"],
        ["−27%", "turnover among mechanics"],
        ["3 in 4", "new mechanics came because of a train with a name"],
      ),
      paragraph(
        "The railway inspectorate wrote to ask about the plates. We expected a ban. They wanted to know whether inspectors could have one.",
      ),
    ],
    ru: [
      heading("Невидимый хороший день"),
      paragraph(
        "Лучшая работа слесаря не оставляет следов. Поезд ушёл, поезд пришёл, ничего не случилось. «Жолдас» за год терял каждого третьего слесаря, и в 57 разговорах мы слышали одну фразу на разные лады: «звонят, только когда встало».",
      ),
      paragraph(
        "В степи поезд видно сорок минут. Ему машут дети. У него номер, который никто не запомнит. Мы предложили: пусть тот, кто выпустил локомотив из депо, одолжит ему на рейс своё имя.",
      ),
      picture(steppe, "Дина, 4300 тонн зерна, без опоздания"),
      heading("Дина на 611-м километре"),
      list(
        "Магнитная табличка с именем: её вешает слесарь после последней проверки",
        "Машинисты и диспетчеры, которые называют по рации имя, а не номер",
        "Доска в каждом депо: кто где и какая там погода",
        "Телеграммы с другого конца: «Дина прибыла. Тормоза шёлковые»",
      ),
      quote(
        "Мама видела, как я проехала мимо её аула. А я была на работе, за восемьсот километров, под другим локомотивом.",
        "Дина, слесарь, депо Каратал",
      ),
      pair(depot, plate),
      figures(
        ["214", "имён на линии за первый год"],
        ["−27%", "к текучести среди слесарей"],
        ["3 из 4", "новичков пришли из-за поезда с именем"],
      ),
      paragraph(
        "Железнодорожная инспекция прислала запрос о табличках. Мы ждали запрета. Они спрашивали, можно ли инспекторам тоже.",
      ),
    ],
    br: [
      heading("Um bom dia invisível"),
      paragraph(
        "O melhor trabalho de um mecânico ferroviário não deixa rastro. O trem sai, o trem volta, nada acontece. A Zholdas perdia um em cada três mecânicos por ano, e em 57 conversas ouvimos a mesma frase de vários jeitos: “só ligam quando para”.",
      ),
      paragraph(
        "Na estepe um trem fica à vista por quarenta minutos. As crianças acenam. Ele tem um número que ninguém decora. Sugerimos que quem libera a locomotiva empreste a ela o próprio nome durante a viagem.",
      ),
      picture(steppe, "Dina, 4.300 toneladas de grãos, no horário"),
      heading("Dina está no quilômetro 611"),
      list(
        "Uma placa magnética com o nome, que o mecânico prende depois da última checagem",
        "Maquinistas e controladores que dizem o nome no rádio, não o número",
        "Um quadro em cada pátio: quem está onde, e com que tempo",
        "Telegramas da outra ponta: “Dina chegou. Freios de seda.”",
      ),
      quote(
        "Minha mãe me viu passar pela aldeia dela. Eu estava no trabalho, a oitocentos quilômetros, debaixo de outra.",
        "Dina, mecânica, pátio de Karatal",
      ),
      pair(depot, plate),
      figures(
        ["214", "nomes na linha no primeiro ano"],
        ["−27%", "na rotatividade dos mecânicos"],
        ["3 em 4", "novatos vieram por causa de um trem com nome"],
      ),
      paragraph(
        "A inspetoria ferroviária escreveu sobre as placas. Esperávamos uma proibição. Queriam saber se inspetor também podia ter uma.",
      ),
    ],
  },
  publishedAt: "2026-03-23T09:00:00+00:00",
};
