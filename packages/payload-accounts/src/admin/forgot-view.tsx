import type { AdminViewServerProps } from "payload";
import { translate } from "../texts";

/** In place of the form for a forgotten password where the server cannot send mails: says what helps. */
export function ForgotView({ command, initPageResult, payload }: AdminViewServerProps & { command?: string }) {
  const { language } = initPageResult.req.i18n;
  return (
    <main style={{ display: "grid", gap: "var(--base)" }}>
      <h1>{translate(language, "accounts:forgotten")}</h1>
      <p>{translate(language, "accounts:noMail")}</p>
      {command !== undefined && (
        <>
          <p>{translate(language, "accounts:withoutMail")}</p>
          <p>
            <code>{command}</code>
          </p>
        </>
      )}
      <a href={`${payload.config.routes.admin}/login`}>{translate(language, "accounts:back")}</a>
    </main>
  );
}
