import type { ReactNode } from "react";
import { prefixed, type Locale } from "../../lib/content";
import { Document } from "../../screens/document";

export const dynamicParams = false;

export const generateStaticParams = () => prefixed;

export default async function Layout({
  params,
  children,
}: {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}) {
  return <Document locale={(await params).locale as Locale}>{children}</Document>;
}
