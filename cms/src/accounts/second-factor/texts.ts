import { words } from "../../words";

/** What the second factor says, in the three languages of the admin. */
export const TEXTS = {
  title: words("Second factor", "Второй фактор", "Segundo fator"),
  why: words(
    "Besides your password, signing in asks for a code of an authenticator app on your phone. Whoever learns the password alone stays out.",
    "Кроме пароля при входе нужен код из приложения на телефоне. Кто узнал только пароль, не войдёт.",
    "Além da senha, o acesso pede um código de um aplicativo autenticador no seu celular. Quem só descobrir a senha fica de fora.",
  ),
  isOn: words("It is on.", "Включён.", "Está ativado."),
  isOff: words("It is off.", "Выключен.", "Está desativado."),
  left: words(
    "Recovery codes left: {number}.",
    "Осталось кодов восстановления: {number}.",
    "Códigos de recuperação restantes: {number}.",
  ),
  setUp: words("Set up", "Настроить", "Configurar"),
  turnOff: words("Turn off", "Выключить", "Desativar"),
  renew: words("New recovery codes", "Новые коды восстановления", "Novos códigos de recuperação"),
  cancel: words("Cancel", "Отмена", "Cancelar"),
  confirm: words("Confirm", "Подтвердить", "Confirmar"),
  takeAway: words("Take the second factor away", "Снять второй фактор", "Remover o segundo fator"),
  takeAwayWhy: words(
    "For a lost phone. This person then signs in with the password alone and is signed out everywhere.",
    "Если телефон потерян. Человек будет входить только с паролем; все его входы завершатся.",
    "Para celular perdido. A pessoa passa a entrar só com a senha e sai de todos os acessos abertos.",
  ),
  scan: words(
    "Scan this picture with an authenticator app, or type the key into it:",
    "Отсканируйте картинку приложением для кодов или введите в него ключ:",
    "Escaneie a imagem com um aplicativo autenticador ou digite nele a chave:",
  ),
  qr: words(
    "Picture of the key for an authenticator app",
    "Изображение ключа для приложения",
    "Imagem da chave para o aplicativo autenticador",
  ),
  key: words("Key", "Ключ", "Chave"),
  code: words("Code", "Код", "Código"),
  codeOfApp: words("Code of the app (6 digits)", "Код из приложения (6 цифр)", "Código do aplicativo (6 dígitos)"),
  codeWhere: words(
    "Six digits from your authenticator app, or one of your recovery codes.",
    "Шесть цифр из приложения или один из кодов восстановления.",
    "Seis dígitos do aplicativo autenticador ou um dos códigos de recuperação.",
  ),
  codesTitle: words("Recovery codes", "Коды восстановления", "Códigos de recuperação"),
  codesWhy: words(
    "Each lets you in once without the phone. Keep them where the phone is not; they are shown only now.",
    "Каждый один раз заменит телефон. Храните их отдельно от телефона: больше они не появятся.",
    "Cada um vale uma vez no lugar do celular. Guarde-os longe dele; só aparecem agora.",
  ),
  codesKept: words("I have kept them", "Сохранено", "Já guardei"),
  copy: words("Copy", "Скопировать", "Copiar"),
  copied: words("Copied", "Скопировано", "Copiado"),
  back: words("Back", "Назад", "Voltar"),
  needed: words(
    "Type the code of your authenticator app.",
    "Введите код из приложения.",
    "Digite o código do aplicativo autenticador.",
  ),
  mustSetUp: words(
    "This CMS asks everybody for a second factor. Set it up to sign in.",
    "Эта CMS требует второй фактор от всех. Настройте его, чтобы войти.",
    "Este CMS exige um segundo fator de todos. Configure-o para entrar.",
  ),
  wrong: words(
    "This code is wrong, or was used already. Wait for the next one, or take a recovery code.",
    "Код неверен или уже использован. Дождитесь следующего или возьмите код восстановления.",
    "Este código está errado ou já foi usado. Espere o próximo ou use um código de recuperação.",
  ),
  wrongSetUp: words(
    "This code does not belong to the key, or you took longer than 15 minutes.",
    "Код не подходит к ключу, или прошло больше 15 минут.",
    "Este código não é desta chave, ou passaram mais de 15 minutos.",
  ),
  spent: words(
    "Too many wrong codes for this account today. A recovery code still lets you in.",
    "Сегодня для этого пользователя слишком много неверных кодов. Код восстановления ещё подействует.",
    "Muitos códigos errados para esta conta hoje. Um código de recuperação ainda funciona.",
  ),
  isDemanded: words(
    "This CMS asks everybody for a second factor, so it cannot be turned off.",
    "Эта CMS требует второй фактор от всех, поэтому выключить его нельзя.",
    "Este CMS exige um segundo fator de todos; por isso não pode ser desativado.",
  ),
  failed: words("That did not work. Try again.", "Не получилось. Попробуйте ещё раз.", "Não deu certo. Tente de novo."),
};
