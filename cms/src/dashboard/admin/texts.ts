import { words, type Words } from "../../words";

/** What the desk says. */
export const TEXTS = {
  hello: words("Hello", "Здравствуйте", "Olá"),
  site: words("The site", "Сайт", "O site"),
  live: words("live", "на сайте", "no ar"),
  notSetUp: words("Not set up", "Не настроено", "Não configurado"),
  reading: words("Reading…", "Читаем…", "Lendo…"),
  unread: words(
    "This could not be read. The rest of the desk is not concerned; load the page to try again.",
    "Это прочитать не удалось. Остального это не касается; обновите страницу, чтобы попробовать снова.",
    "Isto não pôde ser lido. O resto não foi afetado; recarregue a página para tentar de novo.",
  ),

  inbox: words("Inbox", "Входящие", "Caixa de entrada"),
  briefs: words("Briefs", "Брифы", "Briefings"),
  applications: words("applications", "отклики", "candidaturas"),
  invitations: words("invitations", "приглашения", "convites"),
  oldest: words("The oldest came", "Самая старая пришла", "O mais antigo chegou"),
  held: words("Held as spam", "Задержано как спам", "Retidos como spam"),
  seeHeld: words("Look through them", "Просмотреть", "Ver quais"),
  inboxCalm: words(
    "Nothing waits. Briefs and applications from the site arrive here.",
    "Ничего не ждёт. Сюда приходят брифы и отклики с сайта.",
    "Nada espera. Briefings e candidaturas do site chegam aqui.",
  ),
  answer: words("Answer", "Ответить", "Responder"),
  openInbox: words("Open the inbox", "Открыть входящие", "Abrir a caixa"),

  drafts: words("My drafts", "Мои черновики", "Meus rascunhos"),
  draftsCalm: words(
    "You have left nothing unfinished. A draft that you save waits here until it is published.",
    "Незаконченного нет. Сохранённый черновик ждёт здесь, пока его не опубликуют.",
    "Nada ficou por terminar. Um rascunho salvo espera aqui até ser publicado.",
  ),
  goOn: words("Go on", "Продолжить", "Continuar"),
  newCase: words("Begin a case", "Начать кейс", "Começar um case"),

  failed: words("Failed", "Не получилось", "Falhou"),
  failedCalm: words("Everything went through.", "Всё прошло.", "Tudo deu certo."),
  mailsFailed: words(
    "Enquiries that could not be mailed",
    "Заявки, которые не ушли почтой",
    "Contatos que não seguiram por e-mail",
  ),
  sendAgain: words("Send again", "Отправить снова", "Enviar de novo"),
  scheduleFailed: words("was not published at its time", "не опубликовано в срок", "não foi publicado na hora"),
  toField: words("Show the field", "Показать поле", "Mostrar o campo"),
  publishWithout: words("Publish without it", "Опубликовать без неё", "Publicar sem ele"),
  publishWithoutHelp: words(
    "Visitors keep what they see of it; what was written stays as its draft.",
    "Посетители видят прежний вид; написанное останется черновиком.",
    "Os visitantes continuam vendo o que veem dele; o que foi escrito fica como rascunho.",
  ),
  toEntry: words("Open the entry", "Открыть запись", "Abrir o registro"),
  toReleases: words("See the releases", "К релизам", "Ver as versões"),

  translated: words("Translations", "Переводы", "Traduções"),
  translatedCalm: words("Everything is translated.", "Всё переведено.", "Está tudo traduzido."),
  counting: words(
    "They are being counted. Load the page again in a moment.",
    "Подсчитываем. Обновите страницу чуть позже.",
    "Estão sendo contadas. Recarregue a página em instantes.",
  ),
  untranslated: words("missing", "не хватает", "faltam"),
  older: words("older than English", "старее английского", "mais antigas que o inglês"),
  complete: words("complete", "готово", "completas"),
  toBoard: words("Translate", "Перевести", "Traduzir"),
  openBoard: words("Open the board", "Открыть доску", "Abrir o quadro"),

  editing: words("Open elsewhere", "Открыто у других", "Aberto por outros"),
  editingCalm: words(
    "Nobody else has an entry open. Where somebody writes, you read it here before you get in each other’s way.",
    "Больше никто не открыл запись. Если кто-то пишет, вы увидите это здесь прежде, чем помешаете друг другу.",
    "Ninguém mais tem um registro aberto. Se alguém escreve, você lê aqui antes de se atrapalharem.",
  ),

  backup: words("Backup", "Резервная копия", "Backup"),
  releases: words("Releases", "Релизы", "Versões"),
  release: words("Release", "Релиз", "Versão"),
  noReleases: words(
    "The site has not been built yet. Publish an entry, and the first release is made.",
    "Сайт ещё не собирали. Опубликуйте запись, и выйдет первый релиз.",
    "O site ainda não foi construído. Publique algo, e sai a primeira versão.",
  ),
  putBack: words("Back to", "Вернуть", "Voltar à"),
  allReleases: words("All releases", "Все релизы", "Todas as versões"),

  everything: words("Everything", "Все разделы", "Tudo"),
  add: words("Add", "Добавить", "Adicionar"),

  search: words("Search everything", "Искать везде", "Buscar em tudo"),
  searchHint: words("Title or words of a text", "Название или слова из текста", "Título ou palavras do texto"),
  stillReading: words("Reading everything for the first time…", "Впервые читаем всё…", "Lendo tudo pela primeira vez…"),
  noHits: words(
    "Nothing has these words. Try fewer of them.",
    "Таких слов нет нигде. Попробуйте меньше слов.",
    "Nada tem essas palavras. Tente menos palavras.",
  ),
  hits: words("found", "найдено", "encontrados"),
  searchFailed: words(
    "The search did not answer. Try again.",
    "Поиск не ответил. Попробуйте ещё раз.",
    "A busca não respondeu. Tente de novo.",
  ),
} satisfies Record<string, Words>;

/** A speaker of the desk's texts in a language. */
export type Say = (text: keyof typeof TEXTS) => string;
