import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { isPlainClick } from "../../hooks/plain-click";
import { usePage } from "../../i18n/use-page";
import { classNames } from "../../ui/class-names";
import * as styles from "./view-switch.module.css";

interface ViewSwitchProps extends Omit<ComponentProps<"nav">, "onSelect"> {
  isMap: boolean;
  /** Category in the address, which the switch keeps. */
  category: string;
  /** @param view empty for the list */
  onSelect: (view: string) => void;
}

/** Two links, to the list and to the map of the same cases; a plain click changes the view in place. */
export function ViewSwitch({ isMap, category, onSelect, className, ...rest }: ViewSwitchProps) {
  const { t } = useTranslation();
  const { path } = usePage().i18n;
  const views = [
    { view: "", name: t("cases.list") },
    { view: "map", name: t("cases.map.name") },
  ];
  return (
    <nav aria-label={t("cases.view")} className={classNames(styles.views, className)} {...rest}>
      {views.map(({ view, name }) => {
        const query = new URLSearchParams({ ...(category && { cat: category }), ...(view && { view }) }).toString();
        return (
          <a
            key={view}
            href={query ? `${path}?${query}` : path}
            aria-current={isMap === (view === "map")}
            className={styles.option}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onSelect(view);
            }}
          >
            {name}
          </a>
        );
      })}
    </nav>
  );
}
