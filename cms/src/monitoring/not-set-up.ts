import { words, type Words } from "../words";

/** Said on the desk, by `/api/ready` and by an alert of what is not set up: nothing is at fault, and nothing is known to work. */
export const NOT_SET_UP = {
  queue: words(
    "Changes do not go live by themselves (PUBLISHER=off). Set PUBLISHER=on, or run npm run build after a publication.",
    "Изменения не выходят на сайт сами (PUBLISHER=off). Задайте PUBLISHER=on или запускайте npm run build после публикации.",
    "As mudanças não vão ao ar sozinhas (PUBLISHER=off). Defina PUBLISHER=on ou rode npm run build depois de publicar.",
  ),
  mail: words(
    "There is no mail server, so enquiries wait in the inbox. Set SMTP_URL.",
    "Почтовый сервер не задан, и заявки ждут во входящих. Задайте SMTP_URL.",
    "Não há servidor de e-mail, e os contatos esperam na caixa de entrada. Defina SMTP_URL.",
  ),
  release: words(
    "The site has no release yet. Choose Publish now under Settings, Releases.",
    "У сайта ещё нет релиза. Откройте «Настройки», «Релизы» и нажмите «Опубликовать сейчас».",
    "O site ainda não tem versão. Em Configurações, Versões, escolha Publicar agora.",
  ),
  backup: words(
    "No nightly backup has been made yet. The first one is due at NIGHTLY_BACKUP; BACKUP_TARGET says where it goes.",
    "Ночных резервных копий ещё не было. Первая будет во время NIGHTLY_BACKUP, место задаёт BACKUP_TARGET.",
    "Nenhum backup noturno foi feito ainda. O primeiro sai na hora de NIGHTLY_BACKUP; BACKUP_TARGET diz onde fica.",
  ),
  nightlyBackup: words(
    "No backups are made at night (NIGHTLY_BACKUP=off). Set NIGHTLY_BACKUP to a time of day such as 03:00.",
    "Резервные копии по ночам не делаются (NIGHTLY_BACKUP=off). Задайте в NIGHTLY_BACKUP время, например 03:00.",
    "Não se fazem backups à noite (NIGHTLY_BACKUP=off). Defina em NIGHTLY_BACKUP uma hora, por exemplo 03:00.",
  ),
} satisfies Record<string, Words>;

export type Missing = keyof typeof NOT_SET_UP;
