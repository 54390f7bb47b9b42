import { words } from "../words";
import { SHORTEST_PASSWORD } from "./shortest-password";

/** What accounts and passwords say, in the three languages of the admin. */
export const TEXTS = {
  currentPassword: words("Current password", "Текущий пароль", "Senha atual"),
  whyCurrent: words(
    "Asked for when you change your own password or e-mail address. A new password signs you out in all other places.",
    "Нужен, когда вы меняете свой пароль или адрес почты. С новым паролем вход во всех других местах завершится.",
    "É pedida quando você troca a própria senha ou o e-mail. Com uma senha nova, os outros acessos abertos são encerrados.",
  ),
  tooShort: words(
    `A password has at least ${SHORTEST_PASSWORD} characters; several words are easy to keep in mind.`,
    `В пароле не меньше ${SHORTEST_PASSWORD} знаков; несколько слов легко запомнить.`,
    `A senha tem no mínimo ${SHORTEST_PASSWORD} caracteres; algumas palavras são fáceis de lembrar.`,
  ),
  wrongCurrent: words(
    "This is not your current password.",
    "Это не ваш текущий пароль.",
    "Esta não é a sua senha atual.",
  ),
  tooOften: words(
    "Too many wrong passwords from here. Try again in {minutes} min, or set a new password.",
    "Отсюда слишком часто вводили неверный пароль. Попробуйте через {minutes} мин или задайте новый.",
    "Muitas senhas erradas a partir daqui. Tente de novo em {minutes} min ou crie uma nova senha.",
  ),
  noMail: words(
    "This server has no mail server (SMTP_URL), so no link can be sent.",
    "У этого сервера нет почты (SMTP_URL), поэтому отправить ссылку нельзя.",
    "Este servidor não tem servidor de e-mail (SMTP_URL), por isso não há como enviar um link.",
  ),
  withoutMail: words(
    "An admin can set a new password for you under Users. Whoever has access to the server can run this command:",
    "Новый пароль может задать администратор в разделе «Пользователи». А у кого есть доступ к серверу, тот может выполнить команду:",
    "Um administrador pode definir uma nova senha em Usuários. Quem tem acesso ao servidor pode executar este comando:",
  ),
  sessions: words("Signed in", "Открытые сеансы", "Acessos abertos"),
  thisOne: words("here", "здесь", "aqui"),
  since: words("since", "с", "desde"),
  lastUsed: words("last used", "последнее действие", "último uso"),
  unknownBrowser: words("Unknown browser", "Неизвестный браузер", "Navegador desconhecido"),
  end: words("End", "Завершить", "Encerrar"),
  endOthers: words("End all others", "Завершить все остальные", "Encerrar todos os outros"),
  notEnded: words("It could not be ended.", "Завершить не удалось.", "Não foi possível encerrar."),
  forgotten: words("Forgot your password?", "Забыли пароль?", "Esqueceu a senha?"),
  back: words("Back to signing in", "Вернуться ко входу", "Voltar ao acesso"),
};
