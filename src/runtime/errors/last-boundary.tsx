import type { ReactNode } from "react";
import { knownLocale } from "../../i18n/known-locale";
import { createTranslate, parseMessages, type MessageFile } from "../../i18n/messages";
import { ErrorBoundary } from "./error-boundary";

interface LastBoundaryProps {
  path: string;
  /** Code of the page's locale. */
  locale: string;
  messages: readonly MessageFile[];
  children: ReactNode;
}

/** In English where the messages themselves are what has failed. */
function plainTexts(messages: readonly MessageFile[], tag: string): { failed: string; home: string } {
  try {
    const t = createTranslate(parseMessages(messages), tag);
    return { failed: t("errors.failed"), home: t("errors.home") };
  } catch {
    return { failed: "Something went wrong", home: "To the home page" };
  }
}

/** What is left when the error page fails too (G4): plain HTML, with nothing in it that could fail. */
export function LastBoundary(props: LastBoundaryProps) {
  return (
    <ErrorBoundary
      path={props.path}
      fallback={() => {
        const { prefix, tag } = knownLocale(props.locale);
        const { failed, home } = plainTexts(props.messages, tag);
        return (
          <main>
            <h1>{failed}</h1>
            <a href={prefix || "/"}>{home}</a>
          </main>
        );
      }}
    >
      {props.children}
    </ErrorBoundary>
  );
}
