import type { ComponentProps, MouseEvent } from "react";
import { useLocale } from "../../i18n/use-locale";
import { useMessages } from "../../i18n/use-messages";
import { classNames } from "../../ui/class-names";
import * as styles from "./career-nav.module.css";
import { careerSectionTitle, presentSections, type CareerSectionId } from "./career-sections";
import { scrollToSection } from "./scroll-to-section";
import { useActiveSection } from "./use-active-section";

interface CareerNavProps extends ComponentProps<"nav"> {
  /** Sections that the page has. */
  present: readonly CareerSectionId[];
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function onClick(event: MouseEvent, id: string): void {
  const target = document.getElementById(id);
  if (!target || !isPlainClick(event)) return;
  event.preventDefault();
  scrollToSection(target);
}

/** The side navigation of the careers pages: the sections of the page, numbered from 1, from 1400 px on (N23). */
export function CareerNav({ present, className, ...rest }: CareerNavProps) {
  const t = useMessages();
  const { code } = useLocale();
  const sections = presentSections(present);
  const active = useActiveSection(sections.map(({ id }) => id));
  return (
    <nav aria-label={t("careerNavigation.label")} className={classNames(styles.nav, className)} {...rest}>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={section.hash}
              aria-current={section.id === active ? "location" : undefined}
              className={styles.link}
              onClick={(event) => onClick(event, section.id)}
            >
              <span className={styles.number}>{section.number}</span>
              {careerSectionTitle(section, code)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
