import { useSyncExternalStore, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../i18n/use-locale";
import { localeOfPath, routePath } from "../site/routes";
import { getLocale } from "@future-native/contract/locales";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { TextField } from "../ui/text-field";
import * as styles from "./address-search.module.css";

const never = () => () => undefined;

/** The words that an address is made of, without the prefix of its locale and without the ending of a file. */
export function wordsOfAddress(pathname: string): string {
  const path = pathname.slice(getLocale(localeOfPath(pathname)).prefix.length).replace(/\.\w{1,5}$/, "");
  try {
    return decodeURIComponent(path)
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
      .trim();
  } catch {
    return "";
  }
}

/** A search for the words of an address that is no page's (N11, X8). Without a script the field is empty. */
export function AddressSearch({ className, ...rest }: ComponentProps<"form">) {
  const { t } = useTranslation();
  const { code } = useLocale();
  const words = useSyncExternalStore(
    never,
    () => wordsOfAddress(window.location.pathname),
    () => "",
  );
  return (
    <form role="search" action={routePath("search", code)} className={classNames(styles.form, className)} {...rest}>
      <TextField key={words} id="address-search" type="search" name="q" defaultValue={words} label={t("menu.search")} />
      <Button type="submit" look="line">
        {t("errors.search")}
      </Button>
    </form>
  );
}
