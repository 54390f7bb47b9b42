import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../i18n/use-page";
import { classNames } from "../../ui/class-names";
import { OptionLink } from "../../ui/option-link";
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
          <OptionLink
            key={view}
            href={query ? `${path}?${query}` : path}
            isCurrent={isMap === (view === "map")}
            onSelect={() => onSelect(view)}
          >
            {name}
          </OptionLink>
        );
      })}
    </nav>
  );
}
