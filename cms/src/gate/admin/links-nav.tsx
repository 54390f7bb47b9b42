"use client";

import { Link, useTranslation } from "@payloadcms/ui";
import { usePathname } from "next/navigation";
import { wordsFor } from "../../words";
import { LINK_TEXTS } from "./link-texts";

const ADDRESS = "/admin/links";

/** Leads to the list of links to other sites from the admin's navigation. */
export function LinksNav() {
  const { i18n } = useTranslation();
  const isHere = usePathname() === ADDRESS;
  return (
    <Link className="nav__link" href={ADDRESS} aria-current={isHere ? "page" : undefined} prefetch={false}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{wordsFor(i18n.language, LINK_TEXTS.title)}</span>
    </Link>
  );
}
