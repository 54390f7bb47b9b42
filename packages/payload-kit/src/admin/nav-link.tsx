"use client";

import { Link, useTranslation } from "@payloadcms/ui";
import { usePathname } from "next/navigation";

interface NavLinkProps {
  address: string;
  /** Key of a text. */
  label: string;
}

/** Leads to a view of a plugin from the admin's navigation. */
export function NavLink({ address, label }: NavLinkProps) {
  const { t } = useTranslation<object, string>();
  const isHere = usePathname() === address;
  return (
    <Link className="nav__link" href={address} aria-current={isHere ? "page" : undefined} prefetch={false}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{t(label)}</span>
    </Link>
  );
}
