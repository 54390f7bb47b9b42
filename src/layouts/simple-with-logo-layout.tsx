import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { Header } from "./header";
import { PageFrame } from "./page-frame";

interface SimpleWithLogoLayoutProps {
  settings: Queries.SimpleWithLogoLayoutFragment;
  children: ReactNode;
}

/** A logo, no footer and no title while scrolling: contacts (N20). */
export function SimpleWithLogoLayout({ settings, children }: SimpleWithLogoLayoutProps) {
  return <PageFrame header={<Header settings={settings} />}>{children}</PageFrame>;
}

export const query = graphql`
  fragment SimpleWithLogoLayout on SiteSettings {
    ...Header
  }
`;
