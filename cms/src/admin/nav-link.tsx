"use client";

import { Link } from "@payloadcms/ui";
import { usePathname } from "next/navigation";
import type { AdminTextKey } from "../i18n";
import { useTexts } from "../use-texts";

interface NavLinkProps {
  address: string;
  label: AdminTextKey;
}

/** Leads to a view of ours from the admin's navigation. */
export function NavLink({ address, label }: NavLinkProps) {
  const { t } = useTexts();
  const isHere = usePathname() === address;
  return (
    <Link className="nav__link" href={address} aria-current={isHere ? "page" : undefined} prefetch={false}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{t(label)}</span>
    </Link>
  );
}
