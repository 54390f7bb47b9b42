"use client";

import { Link, useTranslation } from "@payloadcms/ui";
import { usePathname } from "next/navigation";
import { wordsFor, type Words } from "../words";

interface NavLinkProps {
  address: string;
  label: Words;
}

/** Leads to a view of ours from the admin's navigation. */
export function NavLink({ address, label }: NavLinkProps) {
  const { i18n } = useTranslation();
  const isHere = usePathname() === address;
  return (
    <Link className="nav__link" href={address} aria-current={isHere ? "page" : undefined} prefetch={false}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{wordsFor(i18n.language, label)}</span>
    </Link>
  );
}
