import type { DemoCase, DemoPicture } from "../../types";
import { figures, heading, list, pair, paragraph, quote, video } from "../blocks";

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
      heading("Everyone plays, nobody solos"),
      paragraph(
        "The bank hired four thousand people a year and knew none of their names. We asked two hundred of them why they stay, and nobody said “stability”.",
      ),
      paragraph(
        "They said “the others”. So we built a brand in which every department is an instrument, every vacancy a part to be played, and the interview a rehearsal: three candidates, three future colleagues, one real task and an hour together.",
      ),
      quote("I came for the salary and stayed for the drummer.", "Risk analyst, second year"),
      pair(stage, score),
      heading("What was played"),
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
      figures(
        ["−31%", "departures in the first year"],
        ["4,100", "rehearsals held in twelve months"],
        ["1 in 3", "hires was brought in by somebody they had played with"],
      ),
      paragraph(
        "What did not work: the conductor. We had given branch managers a baton, as a joke, and they took it seriously. The batons were collected in March.",
      ),
    ],
    ru: [
      heading("Играют все, солиста нет"),
      paragraph(
        "Банк нанимал четыре тысячи человек в год и не знал их по именам. Мы спросили двести из них, ради чего они остаются. Слова «стабильность» не произнёс никто.",
      ),
      paragraph(
        "Говорили: «ради своих». Поэтому мы построили бренд, в котором каждый отдел — инструмент, каждая вакансия — партия, а собеседование — репетиция: три кандидата, трое будущих коллег, одна настоящая задача и час вместе.",
      ),
      quote("Пришёл за зарплатой, остался из-за барабанщицы.", "Аналитик рисков, второй год"),
      pair(stage, score),
      heading("Что сыграли"),
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
      figures(
        ["−31%", "уволившихся в первый год"],
        ["4 100", "репетиций за двенадцать месяцев"],
        ["1 из 3", "новичков привёл тот, с кем он уже играл"],
      ),
      paragraph(
        "Что не вышло: дирижёр. В шутку мы вручили управляющим отделениями по палочке, а они приняли это всерьёз. В марте палочки пришлось собрать.",
      ),
    ],
    br: [
      heading("Todo mundo toca, ninguém faz solo"),
      paragraph(
        "O banco contratava quatro mil pessoas por ano e não sabia o nome de nenhuma. Perguntamos a duzentas delas por que ficam, e ninguém falou em “estabilidade”.",
      ),
      paragraph(
        "Falaram “no pessoal”. Então criamos uma marca em que cada setor é um instrumento, cada vaga é uma partitura e a entrevista é um ensaio: três candidatos, três futuros colegas, uma tarefa de verdade e uma hora juntos.",
      ),
      quote("Vim pelo salário e fiquei pela baterista.", "Analista de risco, segundo ano"),
      pair(stage, score),
      heading("O que se tocou"),
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
      figures(
        ["−31%", "de desligamentos no primeiro ano"],
        ["4.100", "ensaios em doze meses"],
        ["1 em 3", "contratados foi indicado por quem já tinha tocado com ele"],
      ),
      paragraph(
        "O que não funcionou: o maestro. Demos uma batuta a cada gerente de agência, de brincadeira, e eles levaram a sério. Em março recolhemos as batutas.",
      ),
    ],
  },
  publishedAt: "2026-09-14T09:00:00+00:00",
};
