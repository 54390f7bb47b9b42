import type { AdminViewServerProps } from "payload";
import { wordsFor } from "../../words";
import { TEXTS } from "../texts";

/** In place of the form for a forgotten password where the server cannot send mails: says what helps. */
export function ForgotView({ initPageResult }: AdminViewServerProps) {
  const { language } = initPageResult.req.i18n;
  return (
    <main style={{ display: "grid", gap: "var(--base)" }}>
      <h1>{wordsFor(language, TEXTS.forgotten)}</h1>
      <p>{wordsFor(language, TEXTS.noMail)}</p>
      <p>{wordsFor(language, TEXTS.withoutMail)}</p>
      <p>
        <code>npm run password -- name@example.com</code>
      </p>
      <a href="/admin/login">{wordsFor(language, TEXTS.back)}</a>
    </main>
  );
}
