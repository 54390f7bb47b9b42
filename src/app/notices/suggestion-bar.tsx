import { Link } from "gatsby";
import { useLayoutEffect, useState } from "react";
import { suggestionFor } from "../../i18n/locale-suggestion";
import { declineSuggestions, isSuggestionDeclined } from "../../i18n/suggestion-memory";
import { keepSuggestionRoom } from "../../i18n/suggestion-room";
import { usePage } from "../../i18n/use-page";
import { Notice } from "./notice";
import * as styles from "./suggestion-bar.module.css";
import { useNoticeMessages } from "./use-notice-messages";

/** Offers the page in the visitor's language, in that language, if it is in another (locale rule 3). */
export function SuggestionBar() {
  const page = usePage();
  const [isClosed, setClosed] = useState(false);
  const isDeclined = isClosed || isSuggestionDeclined();
  const suggestion = isDeclined ? undefined : suggestionFor(page, navigator.languages);
  const t = useNoticeMessages(suggestion?.locale);
  const isExpected = suggestion !== undefined && t !== null;
  // The first view has reserved the room already; later pages reserve and release it themselves.
  useLayoutEffect(() => {
    keepSuggestionRoom(isExpected);
    return () => keepSuggestionRoom(false);
  }, [isExpected]);
  if (!suggestion || !t) return null;
  const { locale, path } = suggestion;

  const close = () => {
    declineSuggestions();
    setClosed(true);
  };
  return (
    <Notice data-kind="suggestion" lang={locale.tag} aria-label={t("suggestion.label")} className={styles.bar}>
      <span aria-hidden="true" className={styles.mark}>
        {locale.label}
      </span>
      <p className={styles.text}>
        <span>{t("suggestion.text")}</span>{" "}
        <Link to={path} hrefLang={locale.tag} className={styles.link}>
          {t("suggestion.link")}
        </Link>
      </p>
      <button type="button" aria-label={t("suggestion.close")} className={styles.close} onClick={close} />
    </Notice>
  );
}
