import type { DemoVacancy } from "../../types";

export const londonAndSaoPauloVacancies: DemoVacancy[] = [
  {
    key: "account-director-london",
    title: { en: "Account director", ru: "Аккаунт-директор", br: "Direção de atendimento" },
    lead: {
      en: "For someone who says no to a client on Monday and is still invited on Thursday.",
      ru: "Ищем того, кто в понедельник говорит клиенту «нет», а в четверг его всё равно зовут.",
      br: "Para quem diz não ao cliente na segunda e continua convidado na quinta.",
    },
    city: "london",
    format: "hybrid",
    employment: "full-time",
    offer: {
      en: [
        "Four clients, not nine",
        "A seat where prices and deadlines are decided",
        "28 days of holiday and the bank holidays on top",
      ],
      ru: [
        "Четыре клиента, а не девять",
        "Место за столом, где решают о ценах и сроках",
        "28 дней отпуска и праздники сверху",
      ],
      br: [
        "Quatro clientes, não nove",
        "Lugar à mesa em que se decidem preço e prazo",
        "28 dias de férias, mais os feriados",
      ],
    },
    duties: {
      en: [
        "Run two British and two international clients",
        "Write briefs of one page",
        "Bring the strategist before the client asks for one",
        "Keep the money honest, theirs and ours",
      ],
      ru: [
        "Вести двух британских и двух международных клиентов",
        "Писать брифы на одну страницу",
        "Звать стратега раньше, чем о нём попросят",
        "Держать в порядке деньги — и их, и наши",
      ],
      br: [
        "Cuidar de dois clientes britânicos e dois internacionais",
        "Escrever briefings de uma página",
        "Chamar a estratégia antes que o cliente peça",
        "Manter as contas em ordem, as deles e as nossas",
      ],
    },
    skills: {
      en: [
        "Six years in an agency, two of them with your name on the contract",
        "You have read a P&L and found the mistake",
        "English for arguments, not only for minutes",
      ],
      ru: [
        "Шесть лет в агентстве, два из них — с вашей подписью в договоре",
        "Вы читали отчёт о прибылях и убытках и нашли ошибку",
        "Английский для споров, а не только для протокола",
      ],
      br: [
        "Seis anos em agência, dois com sua assinatura no contrato",
        "Você já leu uma DRE e achou o erro",
        "Inglês para discutir, não só para a ata",
      ],
    },
    plus: {
      en: ["You have worked in HR", "Portuguese or Russian"],
      ru: ["Работали в HR", "Португальский или русский"],
      br: ["Você já trabalhou em RH", "Português ou russo"],
    },
    salary: { min: 62000, max: 74000, currency: "GBP", unit: "year" },
    validThrough: "2027-01-31",
    publishedAt: "2026-09-28T09:00:00+01:00",
  },
  {
    key: "researcher-london",
    title: { en: "Field researcher", ru: "Полевой исследователь", br: "Pesquisa de campo" },
    lead: {
      en: "Six months, three employers, and as many canteens as you can eat in.",
      ru: "Полгода, три работодателя и столько столовых, сколько вы осилите.",
      br: "Seis meses, três empresas e quantos refeitórios você aguentar.",
    },
    city: "london",
    format: "remote",
    employment: "contract",
    offer: {
      en: [
        "A day rate agreed before the first train",
        "Travel and beds booked by somebody else",
        "Your name on the report",
      ],
      ru: [
        "Ставка за день, о которой договариваются до первого поезда",
        "Билеты и ночлег бронируете не вы",
        "Ваше имя на отчёте",
      ],
      br: [
        "Diária combinada antes do primeiro trem",
        "Viagens e hotéis que outra pessoa reserva",
        "Seu nome no relatório",
      ],
    },
    duties: {
      en: [
        "Hold and record sixty conversations across Britain",
        "Sit through two full night shifts",
        "Code the transcripts with a colleague in São Paulo",
      ],
      ru: [
        "Провести и записать шестьдесят разговоров по всей Британии",
        "Отсидеть две полные ночные смены",
        "Разметить расшифровки вместе с коллегой из Сан-Паулу",
      ],
      br: [
        "Fazer e gravar sessenta conversas pela Grã-Bretanha",
        "Passar dois turnos da noite inteiros",
        "Codificar as transcrições com um colega de São Paulo",
      ],
    },
    skills: {
      en: [
        "Training in qualitative research or reporting",
        "You can be silent for eleven seconds",
        "Ethics that you can explain to a shop steward",
      ],
      ru: [
        "Школа качественных исследований или репортажа",
        "Вы умеете молчать одиннадцать секунд",
        "Этика, которую вы можете объяснить профсоюзу",
      ],
      br: [
        "Formação em pesquisa qualitativa ou reportagem",
        "Você aguenta onze segundos de silêncio",
        "Uma ética que se explica a um sindicalista",
      ],
    },
    plus: {
      en: ["A clean driving licence", "Polish, Romanian or Punjabi"],
      ru: ["Водительские права без штрафов", "Польский, румынский или панджаби"],
      br: ["Carteira de motorista sem pontos", "Polonês, romeno ou panjabi"],
    },
    validThrough: "2027-01-15",
    publishedAt: "2026-10-05T09:00:00+01:00",
  },
  {
    key: "motion-designer-sao-paulo",
    title: { en: "Motion designer", ru: "Моушн-дизайнер", br: "Motion designer" },
    lead: {
      en: "Here things move because they answer the hand. You decide how fast.",
      ru: "У нас всё движется в ответ на руку. С какой скоростью — решаете вы.",
      br: "Aqui as coisas se mexem em resposta à mão. A velocidade é você quem decide.",
    },
    city: "sao-paulo",
    format: "hybrid",
    employment: "full-time",
    offer: {
      en: [
        "A formal contract (CLT), health plan and meal card",
        "Two days a week at home when it rains, which is always",
        "Time for one experiment a month, shown to all",
      ],
      ru: [
        "Официальный договор (CLT), медстраховка и карта на обеды",
        "Два дня в неделю из дома, если дождь, то есть всегда",
        "Время на один эксперимент в месяц, с показом всем",
      ],
      br: [
        "CLT, plano de saúde e vale-refeição",
        "Dois dias por semana em casa quando chove, ou seja, sempre",
        "Tempo para um experimento por mês, mostrado a todos",
      ],
    },
    duties: {
      en: [
        "Set in motion brands that were drawn standing still",
        "Make films of six to ninety seconds",
        "Work with developers so that it moves on the site too",
      ],
      ru: [
        "Приводить в движение бренды, нарисованные неподвижными",
        "Делать ролики от шести до девяноста секунд",
        "Работать с разработчиками, чтобы двигалось и на сайте",
      ],
      br: [
        "Pôr em movimento marcas desenhadas paradas",
        "Fazer filmes de seis a noventa segundos",
        "Trabalhar com o time de desenvolvimento para que tudo se mexa no site também",
      ],
    },
    skills: {
      en: [
        "Three years in motion, with a reel under two minutes",
        "Type in motion that stays legible",
        "After Effects, and one tool you chose yourself",
      ],
      ru: [
        "Три года в моушне, шоурил короче двух минут",
        "Шрифт в движении, который остаётся читаемым",
        "After Effects и один инструмент на ваш выбор",
      ],
      br: [
        "Três anos de motion e um reel com menos de dois minutos",
        "Tipografia em movimento que continua legível",
        "After Effects e mais uma ferramenta que você escolheu",
      ],
    },
    plus: {
      en: ["You edit sound", "English for reviews with Tbilisi"],
      ru: ["Монтируете звук", "Английский для разборов с Тбилиси"],
      br: ["Você edita som", "Inglês para as críticas com Tbilisi"],
    },
    salary: { min: 8500, max: 11000, currency: "BRL", unit: "month" },
    validThrough: "2027-03-15",
    publishedAt: "2026-11-04T09:00:00-03:00",
  },
];
