import type { DemoPicture } from "../../block-types";
import type { DemoCase } from "../../types";
import { artefact, artefactPair, beat, figuresFrom, list, loudQuote, pair, paragraph, picture, piece } from "../blocks";
import { creditsIn, type Makers } from "./credits";

const territory: DemoCase["territory"] = { colors: ["ink", "sun", "sky"], mark: "arc", seed: 38 };
const bell: DemoPicture = {
  file: "still-bell-tall-17l4x.webp",
  alt: {
    en: "A yellow bell in full swing",
    ru: "Жёлтый колокол в полном размахе",
    br: "Um sino amarelo em pleno balanço",
  },
};
const dark: DemoPicture = {
  file: "still-lightswitch-square-1txfj.webp",
  alt: {
    en: "A light switch in the off position",
    ru: "Выключатель в положении «выключено»",
    br: "Um interruptor na posição desligado",
  },
};
const street: DemoPicture = {
  file: "still-facade-wide-wgl81.webp",
  alt: {
    en: "An office at night: lit windows spell 17:30",
    ru: "Ночной офис: горящие окна складываются в 17:30",
    br: "Escritório à noite: as janelas acesas formam 17:30",
  },
};
const wall: DemoPicture = {
  file: "artefact-orders-wide.webp",
  alt: {
    en: "Three posters with a bell and a clock at night, lit windows beside them",
    ru: "Три плаката с колоколом и часами ночью, рядом горящие окна",
    br: "Três cartazes com sino e relógio à noite, janelas acesas ao lado",
  },
  focalX: 86,
};
const screen: DemoPicture = {
  file: "artefact-orders-tall.webp",
  alt: {
    en: "A phone in a hand: a bell, and the word Closed at 17.31",
    ru: "Телефон в руке: колокол и слово «закрыто» в 17:31",
    br: "Celular na mão: um sino e a palavra fechado às 17h31",
  },
};
const thing: DemoPicture = {
  file: "artefact-orders-square.webp",
  alt: {
    en: "Two beer mats, the upper one yellow with a bell",
    ru: "Две подставки под пиво, на верхней жёлтой колокол",
    br: "Dois porta-copos, o de cima amarelo com um sino",
  },
};
const makers: Makers = [
  ["strategy", "oliver"],
  ["creative", "artyom"],
  ["art", "luísa"],
  ["text", "zlata"],
  ["production", "sipho"],
];

export const lastOrders: DemoCase = {
  key: "last-orders",
  alias: "last-orders-at-five",
  title: { en: "Last orders at five", ru: "Ровно в пять", br: "Às cinco, fecha" },
  lead: {
    en: "Every software company promises balance. Halfpenny Labs bought a bell, and switched itself off when it rang.",
    ru: "Баланс обещают все. «Хафпенни» купила колокол и, когда он звонит, выключает себя.",
    br: "Toda empresa de software promete equilíbrio. A Halfpenny Labs comprou um sino e se desliga quando ele toca.",
  },
  year: 2025,
  featured: false,
  client: "halfpenny",
  categories: ["technology"],
  services: ["platform", "internal"],
  territory,
  cover: {
    file: "cover-arc-38-wide-14onc.webp",
    alt: {
      en: "A yellow sun sets behind a blue arc in the dark",
      ru: "Жёлтое солнце садится в темноте за голубую дугу",
      br: "Um sol amarelo se põe no escuro atrás de um arco azul",
    },
  },
  body: {
    en: [
      beat("was", "The word nobody believes", "careers pages, one word", "50"),
      paragraph(
        "We read the careers pages of fifty British software companies. All fifty say balance. Then we read what their engineers say about them, and the word there is pager.",
      ),
      artefact("Outdoor", piece(wall, "Deptford, opposite the office, at 17.29")),
      beat("found", "Balance can be wired", "By ten the dentists were asleep too."),
      paragraph(
        "Halfpenny Labs makes scheduling software for surgeries and dentists. Its customers close at half past five. So, it turned out, does the need for its servers. A promise that costs nothing is not worth printing; this one could be wired.",
      ),
      pair(bell, dark),
      beat("made", "Time, gentlemen", "1 bell, 1 rota, 0 exceptions"),
      list(
        "At 17.00 somebody rings a bell from a closed pub in Deptford. By hand, by rota",
        "At 17.30 the code repository stops accepting changes until morning",
        "Friday releases are technically impossible: the founder tested it himself, twice",
        "What has to run at night is minded by a small watch, well paid and closed to volunteers",
      ),
      loudQuote("I have tried to be a hero here. The system says no.", "Senior engineer, formerly of a bank"),
      paragraph(
        "The campaign had one medium: the lights. For a month the windows of the office spelled, floor by floor, the time at which they went out. People on the 17.42 from London Bridge read it on the way home from somewhere else.",
      ),
      picture(street, "17.42, seen from the train"),
      artefactPair(
        piece(screen, "What the repository says a minute late"),
        piece(thing, "From the pub that sold the bell"),
      ),
      beat("came", "Dark, and ahead"),
      paragraph(
        "The founder still has his rights to change the code. They end at half past five, like everyone’s. He has never met his children’s teachers so often.",
      ),
      figuresFrom(
        "Source: the repository’s own log and Halfpenny’s personnel file, 21 months",
        ["17.30", "last change of the day, every day for 21 months"],
        ["×9", "applications for a senior post"],
        ["0", "engineers who left in the first year"],
        ["+6%", "features shipped, to general embarrassment"],
      ),
      creditsIn("en", makers),
    ],
    ru: [
      beat("was", "Слово, которому не верят", "карьерных страниц, одно слово", "50"),
      paragraph(
        "Мы прочли карьерные страницы пятидесяти британских разработчиков. Все пятьдесят пишут «баланс». Потом мы прочли, что говорят о них инженеры. Там главное слово — «дежурство».",
      ),
      artefact("Наружная реклама", piece(wall, "Детфорд, напротив офиса, 17:29")),
      beat("found", "Баланс можно впаять", "К десяти спали и стоматологи."),
      paragraph(
        "«Хафпенни» делает расписания для поликлиник и стоматологов. Её клиенты закрываются в половине шестого. Серверы после этого, как выяснилось, тоже никому не нужны. Обещание, которое ничего не стоит, незачем и печатать. Это можно было впаять в железо.",
      ),
      pair(bell, dark),
      beat("made", "Заведение закрывается", "1 колокол, 1 график, 0 исключений"),
      list(
        "В 17:00 звонят в колокол из закрывшегося паба в Детфорде. Вручную, по очереди",
        "В 17:30 репозиторий перестаёт принимать изменения до утра",
        "Выкатить что-то в пятницу технически невозможно: основатель проверял лично, дважды",
        "За тем, что обязано работать ночью, следит небольшая вахта — с хорошей доплатой и без добровольцев",
      ),
      loudQuote("Я пробовал быть героем. Система не даёт.", "Старший инженер, раньше работал в банке"),
      paragraph(
        "У кампании был один носитель — свет. Месяц окна офиса этаж за этажом показывали время, когда погаснут. Пассажиры электрички, которая в 17:42 уходит с «Лондон-бридж», читали это по дороге с других работ.",
      ),
      picture(street, "17:42, вид из электрички"),
      artefactPair(
        piece(screen, "Что отвечает репозиторий на минуту позже"),
        piece(thing, "Из паба, который продал колокол"),
      ),
      beat("came", "Темно и впереди"),
      paragraph(
        "У основателя по-прежнему есть право менять код. Кончается оно в половине шестого, как у всех. Учителей своих детей он теперь знает в лицо.",
      ),
      figuresFrom(
        "Источник: журнал репозитория и отдел кадров «Хафпенни», 21 месяц",
        ["17:30", "последнее изменение дня — каждый день, 21 месяц"],
        ["×9", "откликов на место старшего инженера"],
        ["0", "инженеров ушло за первый год"],
        ["+6%", "к числу выпущенных функций, к общему смущению"],
      ),
      creditsIn("ru", makers),
    ],
    br: [
      beat("was", "A palavra em que ninguém acredita", "páginas de carreira, uma palavra", "50"),
      paragraph(
        "Lemos as páginas de carreira de cinquenta empresas britânicas de software. As cinquenta falam em equilíbrio. Depois lemos o que os engenheiros dizem delas. Lá a palavra é plantão.",
      ),
      artefact("Mídia exterior", piece(wall, "Deptford, em frente ao escritório, às 17h29")),
      beat("found", "Equilíbrio vai na tomada", "Às dez, até os dentistas dormiam."),
      paragraph(
        "A Halfpenny Labs faz agenda para clínicas e dentistas. Os clientes fecham às cinco e meia. A partir daí, descobrimos, ninguém precisa dos servidores. Promessa que não custa nada não vale a tinta. Esta dava para ligar na tomada.",
      ),
      pair(bell, dark),
      beat("made", "A saideira", "1 sino, 1 escala, 0 exceções"),
      list(
        "Às 17h alguém toca o sino de um pub fechado de Deptford. À mão, por escala",
        "Às 17h30 o repositório deixa de aceitar mudanças até a manhã seguinte",
        "Publicar na sexta é tecnicamente impossível; o fundador testou em pessoa, duas vezes",
        "O que precisa rodar à noite fica com um plantão pequeno, bem pago e fechado a voluntários",
      ),
      loudQuote("Tentei ser herói aqui. O sistema não deixa.", "Engenheiro sênior, ex-banco"),
      paragraph(
        "A campanha teve uma mídia só: a luz. Durante um mês as janelas do prédio escreveram, andar por andar, a hora em que iam se apagar. Quem pegava o trem das 17h42 em London Bridge lia aquilo voltando de outro emprego.",
      ),
      picture(street, "17h42, visto do trem"),
      artefactPair(piece(screen, "O que o repositório diz um minuto depois"), piece(thing, "Do pub que vendeu o sino")),
      beat("came", "No escuro, e na frente"),
      paragraph(
        "O fundador ainda pode mudar o código. O direito acaba às cinco e meia, como o de todos. Nunca viu tanto os professores dos filhos.",
      ),
      figuresFrom(
        "Fonte: registro do repositório e recursos humanos da Halfpenny, 21 meses",
        ["17h30", "última mudança do dia, há 21 meses"],
        ["×9", "inscrições para uma vaga sênior"],
        ["0", "engenheiros saíram no primeiro ano"],
        ["+6%", "de entregas, para constrangimento geral"],
      ),
      creditsIn("br", makers),
    ],
  },
  publishedAt: "2025-02-17T09:00:00+00:00",
};
