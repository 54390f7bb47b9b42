"use client";

import Link from "next/link";
import { useRef } from "react";

interface MenuProps {
  labels: { menu: string; openMenu: string; closeMenu: string };
  entries: readonly { title: string; path: string }[];
}

export function Menu({ labels, entries }: MenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" aria-label={labels.openMenu} onClick={() => dialog.current?.showModal()}>
        {labels.menu}
      </button>
      <dialog ref={dialog} className="menu" aria-label={labels.menu}>
        <button type="button" onClick={close}>
          {labels.closeMenu}
        </button>
        <ul>
          {entries.map(({ title, path }) => (
            <li key={path}>
              <Link href={path} onClick={close}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  );
}
