import type { ReactNode } from "react";
import { graphql } from "gatsby";
import { BlogFooter } from "./blog-footer";
import { Header } from "./header";
import { PageFrame } from "./page-frame";

interface BlogLayoutProps {
  settings: Queries.BlogLayoutFragment;
  /** Title of the page, for the header once the page is scrolled. */
  title?: string;
  children: ReactNode;
}

/** The layout of the blog: no languages, a footer of two doors (N20). */
export function BlogLayout({ settings, title, children }: BlogLayoutProps) {
  return (
    <PageFrame header={<Header settings={settings} scrollTitle={title} />} footer={<BlogFooter settings={settings} />}>
      {children}
    </PageFrame>
  );
}

export const query = graphql`
  fragment BlogLayout on SiteSettings {
    ...Header
    ...BlogFooter
  }
`;
