"use client";

import { Link, useTranslation } from "@payloadcms/ui";
import { usePathname } from "next/navigation";
import { wordsFor } from "../../words";
import { TEXTS } from "./texts";

const ADDRESS = "/admin/translations";

/** Leads to the board of translations from the admin's navigation. */
export function NavLink() {
  const { i18n } = useTranslation();
  const isHere = usePathname() === ADDRESS;
  return (
    <Link className="nav__link" href={ADDRESS} aria-current={isHere ? "page" : undefined} prefetch={false}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{wordsFor(i18n.language, TEXTS.title)}</span>
    </Link>
  );
}
