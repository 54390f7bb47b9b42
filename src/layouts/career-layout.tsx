import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { Footer } from "./footer";
import { Header } from "./header";
import { PageFrame } from "./page-frame";

interface CareerLayoutProps {
  settings: Queries.CareerLayoutFragment;
  /** Title of the page, for the header once the page is scrolled. */
  title?: string;
  children: ReactNode;
}

/** The map at night: careers and vacancies. The styles turn the root to night by the layout's name on the body (N20). */
export function CareerLayout({ settings, title, children }: CareerLayoutProps) {
  return (
    <PageFrame
      header={<Header settings={settings} logo="career" mode="night" scrollTitle={title} />}
      footer={<Footer settings={settings} data-ground={undefined} data-mode="night" />}
    >
      {children}
    </PageFrame>
  );
}

export const query = graphql`
  fragment CareerLayout on SiteSettings {
    ...Header
    ...Footer
  }
`;
