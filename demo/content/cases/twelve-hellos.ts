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

const territory: DemoCase["territory"] = { colors: ["plum", "rose", "sun"], mark: "grid", seed: 36 };
const voices: DemoPicture = {
  file: "still-bubbles-square-166eg.webp",
  alt: {
    en: "Twelve speech bubbles, pink and yellow",
    ru: "Двенадцать реплик, розовых и жёлтых",
    br: "Doze balões de fala, rosas e amarelos",
  },
};
const shop: DemoPicture = {
  file: "still-bowls-square-1wtnt.webp",
  alt: {
    en: "Bowls on two shelves under three lamps",
    ru: "Чаши на двух полках под тремя лампами",
    br: "Tigelas em duas prateleiras sob três luminárias",
  },
};
const hands: DemoPicture = {
  file: "still-hands-wide-t684m.webp",
  alt: {
    en: "Two open hands, one pink and one yellow, raised to say hello",
    ru: "Две раскрытые ладони, розовая и жёлтая, подняты в приветствии",
    br: "Duas mãos abertas, uma rosa e uma amarela, erguidas para dizer olá",
  },
};
const wall: DemoPicture = {
  file: "artefact-hellos-wide.webp",
  alt: {
    en: "Three posters with a speech bubble, a greeting and a number on a pink wall",
    ru: "Три плаката с репликой, приветствием и номером на розовой стене",
    br: "Três cartazes com um balão, um cumprimento e um número na parede rosa",
  },
  focalX: 14,
};
const screen: DemoPicture = {
  file: "artefact-hellos-tall.webp",
  alt: {
    en: "A phone in a hand: a call that begins with Molweni",
    ru: "Телефон в руке: звонок начинается с «молвени»",
    br: "Celular na mão: uma ligação que começa com molweni",
  },
};
const thing: DemoPicture = {
  file: "artefact-hellos-square.webp",
  alt: {
    en: "A yellow badge on a ribbon: ask me in Sesotho",
    ru: "Жёлтый бейдж на ленте: «Спросите меня на сесото»",
    br: "Crachá amarelo numa fita: pergunte em sesoto",
  },
};
const makers: Makers = [
  ["strategy", "rebecca"],
  ["creative", "thandeka"],
  ["design", "uta"],
  ["text", "beatriz"],
  ["production", "sipho"],
];

export const twelveHellos: DemoCase = {
  key: "twelve-hellos",
  alias: "twelve-hellos",
  title: { en: "Twelve hellos", ru: "Двенадцать приветов", br: "Doze olás" },
  lead: {
    en: "South Africa has twelve official languages and a chain of homeware shops hired in one. We let the other eleven answer the phone.",
    ru: "В ЮАР двенадцать государственных языков, а сеть товаров для дома нанимала на одном. Мы дали остальным одиннадцати снять трубку.",
    br: "A África do Sul tem doze línguas oficiais, e uma rede de lojas contratava em uma só. Deixamos as outras onze atenderem o telefone.",
  },
  year: 2024,
  featured: true,
  client: "marula",
  categories: ["retail"],
  services: ["campaigns", "careers-sites"],
  territory,
  cover: {
    file: "cover-grid-36-wide-1vjt8.webp",
    alt: {
      en: "Pink and yellow quarters, rings and discs set like tiles on plum",
      ru: "Розовые и жёлтые четверти, кольца и круги, выложенные плиткой на сливовом",
      br: "Quartos, anéis e discos rosas e amarelos, como azulejos sobre ameixa",
    },
  },
  body: {
    en: [
      beat("was", "Press none for English", "of ten applicants speak another language at home", "9"),
      paragraph(
        "Marula & Daughters sells lamps and bowls in 112 shops. Every vacancy, test and interview was in English. Nine in ten applicants speak another language at home, and the best sellers of all kept failing the part of the test that asked for “excellent communication”.",
      ),
      artefact("Outdoor", piece(wall, "A greeting and a number, Polokwane")),
      beat("found", "Excellent, in four languages", "The receipt was in English. Nobody read it."),
      paragraph(
        "We listened to the tills instead. In the best shop of the chain, in Polokwane, one conversation went through four languages between a lampshade and the receipt. That was the excellent communication. It had just never been asked for by name.",
      ),
      pair(voices, shop),
      beat("made", "A vacancy that picks up", "12 numbers, 12 voices, no text"),
      paragraph(
        "We put no text on the adverts at all, only a telephone number and a greeting. Callers heard the job from somebody who does it, in the language of the greeting, and left their own voice as the application. The twelfth line, for South African Sign Language, was a video call.",
      ),
      loudQuote(
        "I said hello the way my grandmother does. The lady at the other end went quiet, and then she said: “Mine too.”",
        "Lerato, now shop manager in Mangaung",
      ),
      picture(hands, "The twelfth hello"),
      list(
        "Twelve greetings painted on shopfronts, chosen shop by shop by the staff",
        "Badges that say what you can say, not who you are",
        "Managers trained to hear a good seller in a language they do not speak",
      ),
      artefactPair(piece(screen, "Line two of twelve"), piece(thing, "The badge says what you can say")),
      radio(
        "Line two",
        "isiXhosa, with a shop behind",
        30,
        [0, "“Molweni.” A till closes."],
        [7, "“I am Lerato. I sell lamps to people who came for bowls.”"],
        [17, "“Say hello the way they do at your house.”"],
        [24, "Silence. Then a hello that was not in the script."],
      ),
      beat("came", "Mine too"),
      paragraph(
        "The test is gone. Candidates sell a bowl to somebody who pretends not to need one, in any language that works.",
      ),
      figuresFrom(
        "Source: Marula & Daughters, telephone lines and tills, 2024",
        ["26,300", "voices in eleven weeks"],
        ["780", "people hired, 61 of them deaf"],
        ["+14%", "sales in shops with four or more languages"],
      ),
      creditsIn("en", makers),
    ],
    ru: [
      beat("was", "Для английского ничего не нажимайте", "кандидатов из десяти дома говорят на другом языке", "9"),
      paragraph(
        "«Марула и дочери» продаёт лампы и миски в 112 магазинах. Вакансии, тесты, собеседования — всё на английском. Девять кандидатов из десяти дома говорят на другом языке, и лучшие продавцы проваливали как раз ту часть теста, где требовались «отличные навыки общения».",
      ),
      artefact("Наружная реклама", piece(wall, "Приветствие и номер, Полокване")),
      beat("found", "Отлично, на четырёх языках", "Чек был на английском. Его не читали."),
      paragraph(
        "Мы послушали кассы. В лучшем магазине сети, в Полокване, один разговор прошёл через четыре языка — от абажура до чека. Это и были отличные навыки общения. Просто их никто не называл по имени.",
      ),
      pair(voices, shop),
      beat("made", "Вакансия, которая берёт трубку", "12 номеров, 12 голосов, ни строчки текста"),
      paragraph(
        "На рекламе не было текста: только номер телефона и приветствие. Позвонивший слышал о работе от того, кто её делает, — на языке приветствия — и оставлял отклик своим голосом. Двенадцатая линия, для жестового языка, работала по видео.",
      ),
      loudQuote(
        "Я поздоровалась, как моя бабушка. На том конце помолчали и сказали: «И моя тоже».",
        "Лерато, теперь управляющая магазином в Мангаунге",
      ),
      picture(hands, "Двенадцатый привет"),
      list(
        "Двенадцать приветствий на витринах; язык выбирали сами сотрудники",
        "Бейджи, на которых написано не кто вы, а на чём с вами можно говорить",
        "Управляющих научили слышать хорошего продавца на языке, которого они не знают",
      ),
      artefactPair(
        piece(screen, "Вторая линия из двенадцати"),
        piece(thing, "На бейдже — на чём с вами можно говорить"),
      ),
      radio(
        "Вторая линия",
        "на языке коса, за спиной магазин",
        30,
        [0, "«Молвени». Закрывается касса."],
        [7, "«Я Лерато. Продаю лампы тем, кто зашёл за мисками»."],
        [17, "«Поздоровайтесь так, как у вас дома»."],
        [24, "Тишина. Потом приветствие, которого не было в сценарии."],
      ),
      beat("came", "И моя тоже"),
      paragraph(
        "Теста больше нет. Кандидат продаёт миску тому, кто делает вид, что она ему не нужна, — на любом языке, который действует.",
      ),
      figuresFrom(
        "Источник: «Марула и дочери», телефонные линии и кассы, 2024 год",
        ["26 300", "голосов за одиннадцать недель"],
        ["780", "человек наняли, 61 из них не слышит"],
        ["+14%", "к продажам там, где говорят на четырёх языках и больше"],
      ),
      creditsIn("ru", makers),
    ],
    br: [
      beat("was", "Para inglês, não tecle nada", "de cada dez candidatos falam outra língua em casa", "9"),
      paragraph(
        "A Marula & Filhas vende luminárias e tigelas em 112 lojas. Vagas, testes e entrevistas eram todos em inglês. Nove em cada dez candidatos falam outra língua em casa, e os melhores vendedores caíam justo na parte do teste que pedia “excelente comunicação”.",
      ),
      artefact("Mídia exterior", piece(wall, "Um cumprimento e um número, Polokwane")),
      beat("found", "Excelente, em quatro línguas", "A nota era em inglês. Ninguém leu."),
      paragraph(
        "Fomos escutar os caixas. Na melhor loja da rede, em Polokwane, uma conversa passou por quatro línguas entre o abajur e a nota fiscal. Aquilo era a excelente comunicação. Só que ninguém a pedia pelo nome.",
      ),
      pair(voices, shop),
      beat("made", "Uma vaga que atende", "12 números, 12 vozes, nenhum texto"),
      paragraph(
        "Os anúncios não tinham texto, só um telefone e um cumprimento. Quem ligava ouvia sobre o trabalho da boca de quem o faz, na língua do cumprimento, e deixava a própria voz como inscrição. A décima segunda linha, em língua de sinais, era uma chamada de vídeo.",
      ),
      loudQuote(
        "Falei oi do jeito da minha avó. A moça ficou quieta e depois disse: “A minha também.”",
        "Lerato, hoje gerente em Mangaung",
      ),
      picture(hands, "O décimo segundo olá"),
      list(
        "Doze cumprimentos pintados nas fachadas, escolhidos loja a loja pela equipe",
        "Crachás que dizem o que você sabe falar, não quem você é",
        "Gerentes treinados para reconhecer um bom vendedor numa língua que não falam",
      ),
      artefactPair(piece(screen, "Linha dois de doze"), piece(thing, "O crachá diz o que você sabe falar")),
      radio(
        "Linha dois",
        "em xhosa, com a loja ao fundo",
        30,
        [0, "“Molweni.” Um caixa se fecha."],
        [7, "“Sou a Lerato. Vendo luminárias a quem veio atrás de tigela.”"],
        [17, "“Diga oi do jeito da sua casa.”"],
        [24, "Silêncio. Depois um oi que não estava no roteiro."],
      ),
      beat("came", "A minha também"),
      paragraph(
        "O teste acabou. Agora o candidato vende uma tigela a quem finge não precisar, na língua que funcionar.",
      ),
      figuresFrom(
        "Fonte: Marula & Filhas, linhas telefônicas e caixas, 2024",
        ["26.300", "vozes em onze semanas"],
        ["780", "pessoas contratadas, 61 delas surdas"],
        ["+14%", "nas vendas das lojas com quatro línguas ou mais"],
      ),
      creditsIn("br", makers),
    ],
  },
  publishedAt: "2024-11-25T09:00:00+00:00",
};
