import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { Header } from "./header";
import { PageFrame } from "./page-frame";

interface SimpleLayoutProps {
  settings: Queries.SimpleLayoutFragment;
  children: ReactNode;
}

/** No logo and no footer: privacy and 404 (N20). */
export function SimpleLayout({ settings, children }: SimpleLayoutProps) {
  return <PageFrame header={<Header settings={settings} logo="none" />}>{children}</PageFrame>;
}

export const query = graphql`
  fragment SimpleLayout on SiteSettings {
    ...Header
  }
`;
