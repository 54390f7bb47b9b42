import { LONGEST_QUESTION } from "@future-native/contract/search";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../i18n/use-locale";
import { routePath } from "../site/routes";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { prepareSearch } from "./load-engine";
import * as styles from "./search-form.module.css";

interface SearchFormProps {
  text: string;
  onType: (text: string) => void;
}

/** The field of the page. Without a script it is a form, which the bundled server answers. */
export function SearchForm({ text, onType }: SearchFormProps) {
  const { t } = useTranslation();
  const { code } = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed) onType(typed);
  });
  // Text typed before hydration is in the field alone, until the next render empties it.
  useLayoutEffect(() => takeTyped(), []);
  return (
    <form
      role="search"
      action={routePath("search", code)}
      onSubmit={(event) => event.preventDefault()}
      className={styles.form}
    >
      <TextField
        ref={field}
        id="search-field"
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_QUESTION}
        label={t("search.label")}
        value={text}
        onFocus={() => void prepareSearch(code).catch(() => undefined)}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <noscript>
        <Button type="submit">{t("search.submit")}</Button>
      </noscript>
    </form>
  );
}
