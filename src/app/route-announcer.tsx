import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../ui/visually-hidden";

interface RouteAnnouncerProps {
  pathname: string;
}

/** The page's heading without parts that are hidden from screen readers, such as the count of a list. */
function headingText(): string | undefined {
  const heading = document.querySelector("h1")?.cloneNode(true);
  if (!(heading instanceof Element)) return undefined;
  for (const hidden of heading.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return heading.textContent.trim();
}

/** Announces to screen readers which page has opened, in that page's language (X7). */
export function RouteAnnouncer({ pathname }: RouteAnnouncerProps) {
  const { t } = useTranslation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    // Gatsby's own announcer speaks English only, and what it wrote could still be read in the page.
    document.getElementById("gatsby-announcer")?.setAttribute("hidden", "");
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const title = headingText() ?? document.title;
    setAnnouncement(t("announcement", { title }));
  }, [pathname, t]);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
