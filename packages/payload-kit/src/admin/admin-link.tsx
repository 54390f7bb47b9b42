"use client";

import type { ComponentProps } from "react";
import { entryPath, type EntryTarget } from "./entry-path";
import { useAdmin } from "./use-api";

interface AdminLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An entry, or a path of the admin that begins with a slash. */
  to: EntryTarget | string;
}

/** Link to a page of the admin, which is below another path where `routes.admin` says so. */
export function AdminLink({ to, ...rest }: AdminLinkProps) {
  return <a {...rest} href={useAdmin()(typeof to === "string" ? to : entryPath(to))} />;
}
