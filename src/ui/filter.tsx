import type { ComponentProps } from "react";
import { usePage } from "../i18n/use-page";
import { classNames } from "./class-names";
import * as styles from "./filter.module.css";
import { OptionLink } from "./option-link";
import { VisuallyHidden } from "./visually-hidden";

export interface FilterOption {
  /** Value in the address; empty for all. */
  value: string;
  label: string;
  count: number;
}

interface FilterProps extends Omit<ComponentProps<"nav">, "onSelect"> {
  label: string;
  options: readonly FilterOption[];
  current: string;
  /** Name in the address: `cat` makes `?cat=…`. */
  parameter: string;
  /** Other parameters of the address, which its links keep. */
  kept?: Readonly<Record<string, string>>;
  /** Section that the address leads to when it is opened again, without `#`. */
  hash?: string;
  onSelect: (value: string) => void;
}

/** A row of links that narrow a list, each with its count. An address can be shared; a plain click changes the list in place and announces how many are left. */
export function Filter({ label, options, current, parameter, kept, hash, onSelect, className, ...rest }: FilterProps) {
  const { i18n } = usePage();
  const addressOf = (value: string) => {
    const query = new URLSearchParams({ ...kept, ...(value ? { [parameter]: value } : {}) }).toString();
    return i18n.path + (query ? `?${query}` : "") + (hash ? `#${hash}` : "");
  };
  const shown = options.find(({ value }) => value === current);
  return (
    <nav aria-label={label} className={classNames(styles.filter, className)} {...rest}>
      <ul className={styles.list}>
        {options.map(({ value, label: text, count }) => (
          <li key={value}>
            <OptionLink href={addressOf(value)} isCurrent={value === current} onSelect={() => onSelect(value)}>
              {text} <span className={styles.count}>{count}</span>
            </OptionLink>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{shown && `${shown.label}: ${shown.count}`}</VisuallyHidden>
    </nav>
  );
}
