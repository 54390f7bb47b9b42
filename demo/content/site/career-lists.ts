import type { Translated } from "../../block-types";
import type { DemoSite } from "../../types";

type TitledTexts = DemoSite["career"]["values"];

function titled(title: Required<Translated>, text: Required<Translated>): TitledTexts[number] {
  return { title, text };
}

export const values: TitledTexts = [
  titled(
    {
      en: "We argue to a decision, not to a grudge",
      ru: "Спорим до решения, а не до обиды",
      br: "Discutimos até decidir, não até magoar",
    },
    {
      en: "Anyone may say that the emperor has no clothes. Then they bring the clothes.",
      ru: "Сказать, что король голый, может любой. После этого он же приносит одежду.",
      br: "Qualquer um pode dizer que o rei está nu. Depois, que traga a roupa.",
    },
  ),
  titled(
    {
      en: "We deliver on time, and all of it",
      ru: "Сдаём работу в срок и целиком",
      br: "Entregamos tudo, e no prazo",
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
      en: "On Fridays we show what did not work. The best failure picks the music.",
      ru: "По пятницам показываем, что не вышло. Автор лучшего провала выбирает музыку.",
      br: "Às sextas mostramos o que deu errado. O melhor fracasso escolhe a música.",
    },
  ),
  titled(
    { en: "We go and look", ru: "Едем и смотрим", br: "Vamos lá ver" },
    {
      en: "Only those who have had lunch at the plant get an opinion of it.",
      ru: "Право на мнение о заводе есть у того, кто там обедал.",
      br: "Só opina sobre a fábrica quem já almoçou nela.",
    },
  ),
  titled(
    { en: "We tell the client first", ru: "Клиент узнаёт первым", br: "O cliente é o primeiro a saber" },
    {
      en: "Bad news travels by phone, the same day, with a plan attached.",
      ru: "Плохие новости — звонком, в тот же день, вместе с планом.",
      br: "Má notícia vai por telefone, no mesmo dia, com um plano junto.",
    },
  ),
  titled(
    { en: "We go home", ru: "Уходим домой", br: "Vamos para casa" },
    {
      en: "At seven the lights go out. The ideas come on the way home anyway.",
      ru: "В семь гаснет свет. Идеи всё равно приходят по дороге.",
      br: "Às sete a luz se apaga. As ideias vêm no caminho, de qualquer jeito.",
    },
  ),
];

export const steps: TitledTexts = [
  titled(
    { en: "You write", ru: "Вы пишете", br: "Você escreve" },
    {
      en: "Five fields. A portfolio if you have one, a story if you do not. A person reads it.",
      ru: "Форма из пяти полей. Портфолио, если есть; история, если нет. Читает человек.",
      br: "Um formulário de cinco campos. Portfólio, se tiver; uma história, se não. Quem lê é gente.",
    },
  ),
  titled(
    { en: "We talk", ru: "Мы говорим", br: "A gente conversa" },
    {
      en: "Forty minutes with the person you would work with. You ask first.",
      ru: "Сорок минут с тем, с кем вам работать. Первые вопросы — ваши.",
      br: "Quarenta minutos com quem vai trabalhar com você. Você pergunta primeiro.",
    },
  ),
  titled(
    { en: "A paid task", ru: "Задача за деньги", br: "Uma tarefa paga" },
    {
      en: "Two evenings at most, and we pay for them. A client never sees it.",
      ru: "Два вечера, не больше, и мы их оплатим. Клиент этого не увидит.",
      br: "Duas noites no máximo, pagas por nós. Nenhum cliente vê o resultado.",
    },
  ),
  titled(
    { en: "Lunch", ru: "Обед", br: "Almoço" },
    {
      en: "With the team and without the boss. The team has a vote.",
      ru: "С командой и без начальства. У команды есть голос.",
      br: "Com o time e sem chefe. O time vota.",
    },
  ),
  titled(
    { en: "An answer", ru: "Ответ", br: "Uma resposta" },
    {
      en: "Within three working days. A “yes” with a figure, or a “no” with a reason.",
      ru: "В течение трёх рабочих дней. «Да» — с цифрой, «нет» — с причиной.",
      br: "Em até três dias úteis. Um “sim” com número ou um “não” com motivo.",
    },
  ),
];

export const offer: TitledTexts = [
  titled(
    { en: "Pay in the open", ru: "Зарплата в открытую", br: "Salário às claras" },
    {
      en: "The salary bands hang on the wall. You know what the next step is worth.",
      ru: "Вилки висят на стене. Вы знаете, сколько платят ступенью выше.",
      br: "As faixas salariais ficam na parede. Você sabe quanto vale o próximo degrau.",
    },
  ),
  titled(
    { en: "Five cities", ru: "Пять городов", br: "Cinco cidades" },
    {
      en: "A month a year in any of them, flat included.",
      ru: "Месяц в году — в любом из них, квартира с нас.",
      br: "Um mês por ano em qualquer uma delas, com apartamento.",
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
      en: "Insurance from the first month, dentist and therapy included.",
      ru: "Страховка с первого месяца, со стоматологом и психологом.",
      br: "Plano desde o primeiro mês, com dentista e terapia.",
    },
  ),
  titled(
    { en: "Silent Wednesdays", ru: "Тихие среды", br: "Quartas quietas" },
    {
      en: "No calls until three. People come to the office just for that.",
      ru: "До трёх никаких созвонов. Ради такого даже приезжают в офис.",
      br: "Sem reuniões até as três. Tem gente que vem ao escritório só por isso.",
    },
  ),
  titled(
    { en: "A trade", ru: "Ремесло", br: "Um ofício" },
    {
      en: "In two years you can run a project from the factory gate to the final count.",
      ru: "Через два года вы сами ведёте проект: от проходной до итоговых цифр.",
      br: "Em dois anos você toca um projeto da portaria à contagem final.",
    },
  ),
];
