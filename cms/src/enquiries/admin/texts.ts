import { words } from "../../words";

export const TEXTS = {
  noMailServer: words(
    "No mail server is set (SMTP_URL): enquiries wait here and are not mailed.",
    "Почтовый сервер не задан (SMTP_URL): заявки ждут здесь и не отправляются по почте.",
    "Nenhum servidor de e-mail definido (SMTP_URL): os contatos aguardam aqui e não são enviados.",
  ),
  exportAll: words("Export CSV", "Выгрузить CSV", "Exportar CSV"),
  address: words("All from an e-mail address", "Всё с адреса электронной почты", "Tudo de um endereço de e-mail"),
  exportAddress: words("Export", "Выгрузить", "Exportar"),
  erase: words("Erase", "Стереть", "Apagar"),
  eraseSure: words(
    "Erase all enquiries from this address, with their files? This cannot be undone.",
    "Стереть все заявки с этого адреса вместе с файлами? Отменить это нельзя.",
    "Apagar todos os contatos deste endereço, com os arquivos? Não há como desfazer.",
  ),
  erased: words("Erased", "Стёрто", "Apagados"),
  failed: words("That did not work", "Не получилось", "Não deu certo"),
  sendAgain: words("Send again", "Отправить снова", "Enviar de novo"),
  release: words("Not spam: send", "Не спам: отправить", "Não é spam: enviar"),
  queued: words("The mail is on its way", "Письмо отправляется", "O e-mail está a caminho"),
  attachment: words("Attachment", "Вложение", "Anexo"),
  download: words("Download", "Скачать", "Baixar"),
  unchecked: words(
    "Sent by a visitor: open it with care.",
    "Прислано посетителем: открывайте осторожно.",
    "Enviado por um visitante: abra com cuidado.",
  ),
};
