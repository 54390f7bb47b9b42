import { useEffect, useRef, useState } from "react";
import { useMessages } from "../i18n/use-messages";
import { VisuallyHidden } from "../ui/visually-hidden";

interface RouteAnnouncerProps {
  pathname: string;
}

/** Tells those who listen which page has opened, in that page's language (X7). */
export function RouteAnnouncer({ pathname }: RouteAnnouncerProps) {
  const t = useMessages();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    // Gatsby's own announcer speaks English only.
    document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const title = document.querySelector("h1")?.textContent ?? document.title;
    setAnnouncement(t("announcement", { title }));
  }, [pathname, t]);

  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
