import type { DemoSite, Translated } from "../../types";

type TitledTexts = DemoSite["career"]["values"];

function titled(title: Required<Translated>, text: Required<Translated>): TitledTexts[number] {
  return { title, text };
}

export const values: TitledTexts = [
  titled(
    {
      en: "We argue until there is a decision, not an offence",
      ru: "Спорим до решения, а не до обиды",
      br: "Discutimos até decidir, não até magoar",
    },
    {
      en: "Anyone may say that the king has no clothes. Then one brings the clothes.",
      ru: "Сказать, что король голый, может любой. После этого приносят одежду.",
      br: "Qualquer um pode dizer que o rei está nu. Depois tem de trazer a roupa.",
    },
  ),
  titled(
    {
      en: "We hand work over on time and whole",
      ru: "Отдаём работу вовремя и целой",
      br: "Entregamos no prazo e por inteiro",
    },
    {
      en: "A late masterpiece is late. Half of it on time is half.",
      ru: "Шедевр с опозданием — это опоздание. Половина в срок — это половина.",
      br: "Obra-prima atrasada é atraso. Metade no prazo é metade.",
    },
  ),
  titled(
    { en: "We learn out loud", ru: "Учимся вслух", br: "Aprendemos em voz alta" },
    {
      en: "On Fridays we show what did not work. The best failure chooses the music.",
      ru: "По пятницам показываем, что не вышло. Лучший провал выбирает музыку.",
      br: "Às sextas mostramos o que deu errado. O melhor fracasso escolhe a música.",
    },
  ),
  titled(
    { en: "We go and look", ru: "Едем и смотрим", br: "Vamos lá ver" },
    {
      en: "An opinion about a plant is valid for those who have had lunch there.",
      ru: "Мнение о заводе имеет тот, кто там обедал.",
      br: "Só opina sobre a fábrica quem já almoçou nela.",
    },
  ),
  titled(
    { en: "We tell the client first", ru: "Клиент узнаёт первым", br: "O cliente sabe primeiro" },
    {
      en: "Bad news travels by phone, the same day, with a plan attached.",
      ru: "Плохие новости — звонком, в тот же день, вместе с планом.",
      br: "Má notícia vai por telefone, no mesmo dia, com um plano junto.",
    },
  ),
  titled(
    { en: "We go home", ru: "Уходим домой", br: "Vamos para casa" },
    {
      en: "At seven the lights go out. Ideas come on the way, anyway.",
      ru: "В семь гаснет свет. Идеи всё равно приходят по дороге.",
      br: "Às sete a luz se apaga. As ideias vêm no caminho mesmo.",
    },
  ),
];

export const steps: TitledTexts = [
  titled(
    { en: "You write", ru: "Вы пишете", br: "Você escreve" },
    {
      en: "A form of five fields. A portfolio if you have one, a story if you do not. A person reads it.",
      ru: "Форма из пяти полей. Портфолио, если есть; история, если нет. Читает человек.",
      br: "Um formulário de cinco campos. Portfólio, se tiver; uma história, se não. Quem lê é gente.",
    },
  ),
  titled(
    { en: "We talk", ru: "Мы говорим", br: "A gente conversa" },
    {
      en: "Forty minutes with the one you would work with. You ask first.",
      ru: "Сорок минут с тем, с кем работать. Первые вопросы — ваши.",
      br: "Quarenta minutos com quem vai trabalhar com você. Você pergunta primeiro.",
    },
  ),
  titled(
    { en: "A paid task", ru: "Задача за деньги", br: "Uma tarefa paga" },
    {
      en: "Two evenings at most, paid for. We never use it for a client.",
      ru: "Два вечера, не больше, и мы их оплатим. Клиенту ничего не уйдёт.",
      br: "Duas noites no máximo, pagas. Nunca usamos para um cliente.",
    },
  ),
  titled(
    { en: "Lunch", ru: "Обед", br: "Almoço" },
    {
      en: "With the team and without the boss. They have a vote.",
      ru: "С командой и без начальства. У команды есть голос.",
      br: "Com o time e sem chefe. O time vota.",
    },
  ),
  titled(
    { en: "An answer", ru: "Ответ", br: "Uma resposta" },
    {
      en: "Within three working days. A yes with a figure, or a no with a reason.",
      ru: "За три рабочих дня. Да — с цифрой, нет — с причиной.",
      br: "Em três dias úteis. Um sim com número ou um não com motivo.",
    },
  ),
];

export const offer: TitledTexts = [
  titled(
    { en: "Pay in the open", ru: "Зарплата в открытую", br: "Salário às claras" },
    {
      en: "Bands are on the wall. You know what the next step costs.",
      ru: "Вилки висят на стене. Вы знаете, сколько стоит следующая ступень.",
      br: "As faixas ficam na parede. Você sabe quanto vale o próximo degrau.",
    },
  ),
  titled(
    { en: "Five cities", ru: "Пять городов", br: "Cinco cidades" },
    {
      en: "A month a year from any of our offices, flat included.",
      ru: "Месяц в году — из любого нашего офиса, с квартирой.",
      br: "Um mês por ano em qualquer escritório nosso, com apartamento.",
    },
  ),
  titled(
    { en: "School for free", ru: "Школа бесплатно", br: "Escola de graça" },
    {
      en: "Every course of our school, as a pupil or as a teacher.",
      ru: "Любой курс нашей школы: учеником или преподавателем.",
      br: "Qualquer curso da nossa escola, como aluno ou professor.",
    },
  ),
  titled(
    { en: "Health", ru: "Здоровье", br: "Saúde" },
    {
      en: "Insurance from the first month, teeth and therapy included.",
      ru: "Страховка с первого месяца, с зубами и психологом.",
      br: "Plano desde o primeiro mês, com dentista e terapia.",
    },
  ),
  titled(
    { en: "Silent Wednesdays", ru: "Тихие среды", br: "Quartas quietas" },
    {
      en: "No calls until three. People come to the office just for that.",
      ru: "До трёх никаких созвонов. Ради этого даже едут в офис.",
      br: "Sem reuniões até as três. Tem gente que vem ao escritório só por isso.",
    },
  ),
  titled(
    { en: "A trade", ru: "Ремесло", br: "Um ofício" },
    {
      en: "In two years you can run a project from the gate to the count.",
      ru: "Через два года вы ведёте проект сами: от проходной до подсчёта.",
      br: "Em dois anos você toca um projeto da portaria à contagem.",
    },
  ),
];
