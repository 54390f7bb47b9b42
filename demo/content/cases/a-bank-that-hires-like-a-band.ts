import type { DemoFilm, DemoPicture } from "../../block-types";
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
  piece,
  radioHeard,
  video,
} from "../blocks";
import { creditsIn, type Makers } from "./credits";

const territory: DemoCase["territory"] = { colors: ["moss", "lime", "ink"], mark: "wave", seed: 31 };
const stage: DemoPicture = {
  file: "still-drums-wide-118g8.webp",
  alt: {
    en: "A lime drum kit in a black spotlight, nobody behind it",
    ru: "Салатовая ударная установка в чёрном круге света, за ней никого",
    br: "Bateria verde-limão num círculo preto de luz, sem ninguém",
  },
};
const score: DemoPicture = {
  file: "still-score-square-19lyi.webp",
  alt: {
    en: "Four lines of music with a rest in each",
    ru: "Четыре нотные строки, и в каждой пауза",
    br: "Quatro pautas de música, com uma pausa em cada uma",
  },
};
const wall: DemoPicture = {
  file: "artefact-band-wide.webp",
  alt: {
    en: "Three gig posters on a green wall: bass, drums and second violin are wanted",
    ru: "Три концертные афиши на зелёной стене: нужны бас, ударные и вторая скрипка",
    br: "Três cartazes de show na parede verde: procuram-se baixo, bateria e segundo violino",
  },
  focalX: 14,
};
const screen: DemoPicture = {
  file: "artefact-band-tall.webp",
  alt: {
    en: "A phone in a hand: bars of a sound and a vacancy for the bass",
    ru: "Телефон в руке: столбики звука и вакансия басиста",
    br: "Celular na mão: barras de som e uma vaga de baixo",
  },
};
const thing: DemoPicture = {
  file: "artefact-band-square.webp",
  alt: {
    en: "A green record sleeve with bars of a sound, the record half out",
    ru: "Зелёный конверт с пластинкой, на нём столбики звука",
    br: "Capa de disco verde com barras de som, o disco pela metade",
  },
};
const hall: DemoFilm = {
  film: "film-band.webm",
  fallback: "film-band.mp4",
  poster: {
    file: "film-band-wide.webp",
    alt: {
      en: "Lime bars of a sound jump in front of a black record that turns",
      ru: "Салатовые столбики звука прыгают перед чёрной пластинкой, которая крутится",
      br: "Barras verde-limão de um som pulam diante de um disco preto que gira",
    },
  },
};
const HOLD_MUSIC = "sound-band.mp3";
const makers: Makers = [
  ["strategy", "nino"],
  ["creative", "artyom"],
  ["design", "thandeka"],
  ["text", "zlata"],
  ["motion", "matvey"],
  ["client", "rebecca"],
];

export const bankLikeBand: DemoCase = {
  key: "bank-like-band",
  alias: "a-bank-that-hires-like-a-band",
  title: {
    en: "A bank that hires like a band",
    ru: "Банк, который нанимает как рок-группа",
    br: "Um banco que contrata como banda",
  },
  lead: {
    en: "Tertsia hired four thousand people a year and knew none of their names. Now every department is an instrument, and the interview is a rehearsal.",
    ru: "«Терция» нанимала четыре тысячи человек в год и не знала их по именам. Теперь каждый отдел — инструмент, а собеседование — репетиция.",
    br: "O Tertsia contratava quatro mil pessoas por ano e não sabia o nome de nenhuma. Agora cada setor é um instrumento, e a entrevista, um ensaio.",
  },
  year: 2026,
  featured: true,
  client: "tertsia",
  categories: ["finance"],
  services: ["platform", "campaigns"],
  territory,
  cover: {
    file: "cover-wave-31-wide-10cu8.webp",
    alt: {
      en: "Lime bars of a sound that grows louder, a black record behind them",
      ru: "Салатовые столбики звука, который нарастает, за ними чёрная пластинка",
      br: "Barras verde-limão de um som que cresce, com um disco preto atrás",
    },
  },
  body: {
    en: [
      beat("was", "Everyone plays, nobody solos", "people hired a year, by surname and tax number", "4,000"),
      paragraph(
        "The bank hired four thousand people a year and knew none of their names. We asked two hundred of them why they stay, and nobody said “stability”.",
      ),
      artefact("Outdoor", piece(wall, "Gig posters in the branches, spring 2026")),
      beat("found", "They stay for the others", "Two hundred talks, eleven cities, one accordion."),
      paragraph(
        "They said “the others”. So we built a brand in which every department is an instrument, every vacancy a part to be played, and the interview a rehearsal: three candidates, three future colleagues, one real task and an hour together.",
      ),
      loudQuote("I came for the salary and stayed for the drummer.", "Risk analyst, second year"),
      pair(stage, score),
      beat("made", "What was played", "9 instruments, 41 cities, 1 piece of hold music"),
      list(
        [
          { text: "Nine instruments. ", bold: true },
          { text: "The call centre is the bass, because everything rests on it and nobody hears it until it stops." },
        ],
        [
          { text: "Vacancies as parts. ", bold: true },
          { text: "What you play, who you listen to, where you rest. No “requirements”." },
        ],
        [
          { text: "Rehearsals in 41 cities. ", bold: true },
          { text: "Every candidate gets an answer the same evening, from somebody who was in the room." },
        ],
        [
          { text: "The hold music. ", bold: true },
          { text: "Two minutes forty, written and recorded by the staff. Callers have asked to be put back on hold." },
        ],
      ),
      video(
        "https://video.example/future-native/tertsia-rehearsal",
        "The rehearsal: one hour of a hiring day in four minutes",
      ),
      artefactPair(
        piece(screen, "A vacancy is a part: what you play, whom you listen to"),
        piece(thing, "The hold music, pressed for those who asked"),
      ),
      radioHeard(
        HOLD_MUSIC,
        "On hold",
        "no words, every third call",
        40,
        [0, "Two tones of the line. A bass begins."],
        [12, "Drums, from Risk. The bass waits for them."],
        [24, "A second violin, never first."],
        [33, "A click: somebody answers. The bass plays to the end."],
      ),
      loop("The screen in the ticket hall plays as loud as the room", hall),
      beat("came", "Longer, and in time", "The batons stand in a vase in Kazan."),
      paragraph(
        "What did not work: the conductor. We had given branch managers a baton, as a joke, and they took it seriously. The batons were collected in March.",
      ),
      figuresFrom(
        "Source: Tertsia’s personnel department, July 2025 to June 2026",
        ["−31%", "departures in the first year"],
        ["4,100", "rehearsals held in twelve months"],
        ["1 in 3", "hires was brought in by somebody they had played with"],
      ),
      creditsIn("en", makers),
    ],
    ru: [
      beat("was", "Играют все, солиста нет", "человек в год нанимали по фамилии и ИНН", "4000"),
      paragraph(
        "Банк нанимал четыре тысячи человек в год и не знал их по именам. Мы спросили двести из них, ради чего они остаются. Слова «стабильность» не произнёс никто.",
      ),
      artefact("Наружная реклама", piece(wall, "Афиши в отделениях, весна 2026 года")),
      beat("found", "Остаются ради своих", "Двести разговоров, одиннадцать городов, один аккордеон."),
      paragraph(
        "Говорили: «ради своих». Поэтому мы построили бренд, в котором каждый отдел — инструмент, каждая вакансия — партия, а собеседование — репетиция: три кандидата, трое будущих коллег, одна настоящая задача и час вместе.",
      ),
      loudQuote("Пришёл за зарплатой, остался из-за барабанщицы.", "Аналитик рисков, второй год"),
      pair(stage, score),
      beat("made", "Что сыграли", "9 инструментов, 41 город, 1 музыка ожидания"),
      list(
        [
          { text: "Девять инструментов. ", bold: true },
          { text: "Контакт-центр — это бас: на нём всё держится, а замечают его, только когда замолчит." },
        ],
        [
          { text: "Вакансии-партии. ", bold: true },
          { text: "Что играете, кого слушаете, где у вас пауза. Слова «требования» там нет." },
        ],
        [
          { text: "Репетиции в 41 городе. ", bold: true },
          { text: "Ответ — в тот же вечер, от того, кто был в комнате." },
        ],
        [
          { text: "Музыка ожидания. ", bold: true },
          {
            text: "Две минуты сорок секунд, сочинили и записали сотрудники. Клиенты просят вернуть их в ожидание.",
          },
        ],
      ),
      video("https://video.example/future-native/tertsia-rehearsal", "Репетиция: час отборочного дня за четыре минуты"),
      artefactPair(
        piece(screen, "Вакансия — это партия: что играете и кого слушаете"),
        piece(thing, "Музыка ожидания на пластинке — для тех, кто просил"),
      ),
      radioHeard(
        HOLD_MUSIC,
        "На линии",
        "без слов, каждый третий звонок",
        40,
        [0, "Два гудка. Вступает бас."],
        [12, "Ударные из отдела рисков. Бас их ждёт."],
        [24, "Вторая скрипка, первой не была."],
        [33, "Щелчок: там ответили. Бас доигрывает."],
      ),
      loop("Экран в операционном зале играет с громкостью зала", hall),
      beat("came", "Дольше и в такт", "Палочки стоят в вазе в Казани."),
      paragraph(
        "Что не вышло: дирижёр. В шутку мы вручили управляющим отделениями по палочке, а они приняли это всерьёз. В марте палочки пришлось собрать.",
      ),
      figuresFrom(
        "Источник: отдел кадров «Терции», июль 2025 — июнь 2026 года",
        ["−31%", "уволившихся в первый год"],
        ["4 100", "репетиций за двенадцать месяцев"],
        ["1 из 3", "новичков привёл тот, с кем он уже играл"],
      ),
      creditsIn("ru", makers),
    ],
    br: [
      beat("was", "Todo mundo toca, ninguém faz solo", "contratados por ano, por sobrenome e documento", "4.000"),
      paragraph(
        "O banco contratava quatro mil pessoas por ano e não sabia o nome de nenhuma. Perguntamos a duzentas delas por que ficam, e ninguém falou em “estabilidade”.",
      ),
      artefact("Mídia exterior", piece(wall, "Cartazes de show nas agências, outono de 2026")),
      beat("found", "Ficam pelo pessoal", "Duzentas conversas, onze cidades, um acordeão."),
      paragraph(
        "Falaram “no pessoal”. Então criamos uma marca em que cada setor é um instrumento, cada vaga é uma partitura e a entrevista é um ensaio: três candidatos, três futuros colegas, uma tarefa de verdade e uma hora juntos.",
      ),
      loudQuote("Vim pelo salário e fiquei pela baterista.", "Analista de risco, segundo ano"),
      pair(stage, score),
      beat("made", "O que se tocou", "9 instrumentos, 41 cidades, 1 música de espera"),
      list(
        [
          { text: "Nove instrumentos. ", bold: true },
          { text: "A central de atendimento é o baixo: sustenta tudo, e só reparam nele quando para." },
        ],
        [
          { text: "Vagas que são partituras. ", bold: true },
          { text: "O que você toca, quem você escuta, onde descansa. Nada de “requisitos”." },
        ],
        [
          { text: "Ensaios em 41 cidades. ", bold: true },
          { text: "A resposta chega na mesma noite, de alguém que estava na sala." },
        ],
        [
          { text: "A música de espera. ", bold: true },
          {
            text: "Dois minutos e quarenta, composta e gravada por funcionários. Teve cliente pedindo para voltar à espera.",
          },
        ],
      ),
      video("https://video.example/future-native/tertsia-rehearsal", "O ensaio: uma hora de seleção em quatro minutos"),
      artefactPair(
        piece(screen, "Uma vaga é uma partitura: o que se toca, quem se escuta"),
        piece(thing, "A música de espera em vinil, para quem pediu"),
      ),
      radioHeard(
        HOLD_MUSIC,
        "Na espera",
        "sem palavras, uma ligação em cada três",
        40,
        [0, "Dois toques da linha. Entra um baixo."],
        [12, "Bateria, do setor de risco. O baixo espera."],
        [24, "Um segundo violino, nunca o primeiro."],
        [33, "Um clique: atenderam. O baixo toca até o fim."],
      ),
      loop("A tela do saguão toca no volume da sala", hall),
      beat("came", "Mais tempo, no tempo", "As batutas estão num vaso em Kazan."),
      paragraph(
        "O que não funcionou: o maestro. Demos uma batuta a cada gerente de agência, de brincadeira, e eles levaram a sério. Em março recolhemos as batutas.",
      ),
      figuresFrom(
        "Fonte: recursos humanos do Tertsia, julho de 2025 a junho de 2026",
        ["−31%", "de desligamentos no primeiro ano"],
        ["4.100", "ensaios em doze meses"],
        ["1 em 3", "contratados foi indicado por quem já tinha tocado com ele"],
      ),
      creditsIn("br", makers),
    ],
  },
  publishedAt: "2026-09-14T09:00:00+00:00",
};
