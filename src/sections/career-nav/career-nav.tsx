import { useMemo, useSyncExternalStore, type ComponentProps, type MouseEvent } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { useScrolledPast } from "../../hooks/use-scrolled-past";
import { useTranslation } from "react-i18next";
import { TIMINGS } from "../../site/timings";
import { classNames } from "../../ui/class-names";
import * as styles from "./career-nav.module.css";
import { presentSections, type CareerSectionId } from "./career-sections";
import { scrollToSection } from "./scroll-to-section";
import { createSectionTracker } from "./section-tracker";

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

const nothing = () => undefined;

/**
 * The side navigation of the careers pages: the sections of the page, numbered from 1, from 1400 px on (N23). Beside the
 * page's head it shows their titles; farther down it is a rail of numbers that tells them when one comes to it.
 */
export function CareerNav({ present, className, ...rest }: CareerNavProps) {
  const { t } = useTranslation();
  const ids = present.join(" ");
  // A list that says the same is no other one: the page goes on being followed.
  const sections = useMemo(() => presentSections(ids.split(" ")), [ids]);
  const tracker = useMemo(() => createSectionTracker(sections), [sections]);
  const active = useSyncExternalStore(tracker.subscribe, tracker.active, nothing);
  const isPastHead = useScrolledPast(TIMINGS.logo.miniFromPx);
  // Until a script knows the scroll position, the titles show on hover only: they could cover the text.
  const isRail = !useHydrated() || isPastHead;
  return (
    <nav
      aria-label={t("careerNavigation.label")}
      data-over="page"
      data-nav={isRail ? "rail" : "titles"}
      className={classNames(styles.nav, className)}
      {...rest}
    >
      <ol className={styles.list}>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={section.hash}
              aria-current={section.id === active ? "location" : undefined}
              className={styles.link}
              onClick={(event) => onClick(event, section.id)}
            >
              <span className={styles.number}>{section.number}</span>
              <span className={styles.title}>{t(`careerSections.${section.id}`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
