import type { DemoCase, DemoPicture } from "../../types";
import { figures, heading, list, pair, paragraph, picture, quote } from "../blocks";

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
      heading("The word nobody believes"),
      paragraph(
        "We read the careers pages of fifty British software companies. All fifty say balance. Then we read what their engineers say about them, and the word there is pager.",
      ),
      paragraph(
        "Halfpenny Labs makes scheduling software for surgeries and dentists. Its customers close at half past five. So, it turned out, does the need for its servers. A promise that costs nothing is not worth printing; this one could be wired.",
      ),
      pair(bell, dark),
      heading("Time, gentlemen"),
      list(
        "At 17.00 somebody rings a bell from a closed pub in Deptford. By hand, by rota",
        "At 17.30 the code repository stops accepting changes until morning",
        "Friday releases are technically impossible: the founder tested it himself, twice",
        "What has to run at night is minded by a small watch, well paid and closed to volunteers",
      ),
      quote("I have tried to be a hero here. The system says no.", "Senior engineer, formerly of a bank"),
      paragraph(
        "The campaign had one medium: the lights. For a month the windows of the office spelled, floor by floor, the time at which they went out. People on the 17.42 from London Bridge read it on the way home from somewhere else.",
      ),
      picture(street, "17.42, seen from the train"),
      figures(
        ["17.30", "last change of the day, every day for 21 months"],
        ["×9", "applications for a senior post"],
        ["0", "engineers who left in the first year"],
        ["+6%", "features shipped, to general embarrassment"],
      ),
    ],
    ru: [
      heading("Слово, которому не верят"),
      paragraph(
        "Мы прочли карьерные страницы пятидесяти британских разработчиков. Все пятьдесят пишут «баланс». Потом мы прочли, что говорят о них инженеры. Там главное слово — «дежурство».",
      ),
      paragraph(
        "«Хафпенни» делает расписания для поликлиник и стоматологов. Её клиенты закрываются в половине шестого. Серверы после этого, как выяснилось, тоже никому не нужны. Обещание, которое ничего не стоит, незачем и печатать. Это можно было впаять в железо.",
      ),
      pair(bell, dark),
      heading("Заведение закрывается"),
      list(
        "В 17:00 звонят в колокол из закрывшегося паба в Детфорде. Вручную, по очереди",
        "В 17:30 репозиторий перестаёт принимать изменения до утра",
        "Выкатить что-то в пятницу технически невозможно: основатель проверял лично, дважды",
        "За тем, что обязано работать ночью, следит небольшая вахта — с хорошей доплатой и без добровольцев",
      ),
      quote("Я пробовал быть героем. Система не даёт.", "Старший инженер, раньше работал в банке"),
      paragraph(
        "У кампании был один носитель — свет. Месяц окна офиса этаж за этажом показывали время, когда погаснут. Пассажиры электрички, которая в 17:42 уходит с «Лондон-бридж», читали это по дороге с других работ.",
      ),
      picture(street, "17:42, вид из электрички"),
      figures(
        ["17:30", "последнее изменение дня — каждый день, 21 месяц"],
        ["×9", "откликов на место старшего инженера"],
        ["0", "инженеров ушло за первый год"],
        ["+6%", "к числу выпущенных функций, к общему смущению"],
      ),
    ],
    br: [
      heading("A palavra em que ninguém acredita"),
      paragraph(
        "Lemos as páginas de carreira de cinquenta empresas britânicas de software. As cinquenta falam em equilíbrio. Depois lemos o que os engenheiros dizem delas. Lá a palavra é plantão.",
      ),
      paragraph(
        "A Halfpenny Labs faz agenda para clínicas e dentistas. Os clientes fecham às cinco e meia. A partir daí, descobrimos, ninguém precisa dos servidores. Promessa que não custa nada não vale a tinta. Esta dava para ligar na tomada.",
      ),
      pair(bell, dark),
      heading("A saideira"),
      list(
        "Às 17h alguém toca o sino de um pub fechado de Deptford. À mão, por escala",
        "Às 17h30 o repositório deixa de aceitar mudanças até a manhã seguinte",
        "Publicar na sexta é tecnicamente impossível; o fundador testou em pessoa, duas vezes",
        "O que precisa rodar à noite fica com um plantão pequeno, bem pago e fechado a voluntários",
      ),
      quote("Tentei ser herói aqui. O sistema não deixa.", "Engenheiro sênior, ex-banco"),
      paragraph(
        "A campanha teve uma mídia só: a luz. Durante um mês as janelas do prédio escreveram, andar por andar, a hora em que iam se apagar. Quem pegava o trem das 17h42 em London Bridge lia aquilo voltando de outro emprego.",
      ),
      picture(street, "17h42, visto do trem"),
      figures(
        ["17h30", "última mudança do dia, há 21 meses"],
        ["×9", "inscrições para uma vaga sênior"],
        ["0", "engenheiros saíram no primeiro ano"],
        ["+6%", "de entregas, para constrangimento geral"],
      ),
    ],
  },
  publishedAt: "2025-02-17T09:00:00+00:00",
};
