/** What the audit log tells of. Imports nothing of Payload, because the admin's screens read it too. */
import { words, type Words } from "../words";

export const AUDIT_ACTIONS = {
  "signed-in": words("Signed in", "Вход", "Entrou"),
  failed: words("Sign-in failed", "Неудачный вход", "Acesso recusado"),
  "signed-out": words("Signed out", "Выход", "Saiu"),
  "session-ended": words("Ended a session", "Завершение сеанса", "Encerrou um acesso"),
  published: words("Published", "Публикация", "Publicou"),
  unpublished: words("Unpublished", "Снятие с сайта", "Despublicou"),
  created: words("Created", "Создание", "Criou"),
  changed: words("Changed", "Изменение", "Alterou"),
  deleted: words("Deleted", "Удаление", "Excluiu"),
  restored: words("Restored a version", "Возврат версии", "Restaurou uma versão"),
  exported: words("Exported enquiries", "Выгрузка заявок", "Exportou solicitações"),
  erased: words("Erased enquiries", "Стирание заявок", "Apagou solicitações"),
  "put-back": words("Put a release back", "Возврат релиза", "Voltou a uma versão do site"),
  password: words("New password", "Новый пароль", "Nova senha"),
  "factor-on": words("Second factor set up", "Второй фактор настроен", "Segundo fator configurado"),
  "factor-off": words("Second factor removed", "Второй фактор снят", "Segundo fator removido"),
} as const satisfies Readonly<Record<string, Words>>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;
