import type { AdminViewServerProps } from "payload";
import { translate } from "../../i18n";

/** In place of the form for a forgotten password where the server cannot send mails: says what helps. */
export function ForgotView({ initPageResult }: AdminViewServerProps) {
  const { language } = initPageResult.req.i18n;
  return (
    <main style={{ display: "grid", gap: "var(--base)" }}>
      <h1>{translate(language, "accounts:forgotten")}</h1>
      <p>{translate(language, "accounts:noMail")}</p>
      <p>{translate(language, "accounts:withoutMail")}</p>
      <p>
        <code>npm run password -- name@example.com</code>
      </p>
      <a href="/admin/login">{translate(language, "accounts:back")}</a>
    </main>
  );
}
