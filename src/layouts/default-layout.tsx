import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageFrame } from "./page-frame";

interface DefaultLayoutProps {
  settings: Queries.DefaultLayoutFragment;
  /** Title of the page, for the header once the page is scrolled: on home the slogan. */
  title: string;
  /** Territory behind the header, if the page begins with one. */
  ground?: string;
  children: ReactNode;
}

/** The layout of home, about, cases and case (N20). */
export function DefaultLayout({ settings, title, ground, children }: DefaultLayoutProps) {
  return (
    <PageFrame
      header={<Header settings={settings} scrollTitle={title} ground={ground} />}
      footer={<Footer settings={settings} />}
      ground={ground}
    >
      {children}
    </PageFrame>
  );
}

export const query = graphql`
  fragment DefaultLayout on SiteSettings {
    ...Header
    ...Footer
  }
`;
