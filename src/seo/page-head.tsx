/**
 * @jsxRuntime classic
 * @jsx React.createElement
 * @jsxFrag React.Fragment
 */
// Gatsby keeps React 19 from hoisting the head's tags by replacing React.createElement; the automatic runtime would
// bypass it, and tags would be duplicated or left behind.
import React from "react";
import { pageI18n, type MessageFiles } from "../i18n/create-i18n";
import type { PageContext } from "../site/pages";
import { routePath } from "../site/routes";
import { breadcrumbsOf } from "./breadcrumbs";
import { absoluteUrl, headData, type HeadCard, type HeadData, type HeadSite, type HeadTexts } from "./head-data";
import { organization, website, type StructuredData } from "./structured-data";

/** Data of the fragment PageBasics. */
export interface PageBasicsData {
  readonly locales: MessageFiles;
  readonly site: { readonly siteMetadata: { readonly siteUrl: string | null } | null } | null;
  readonly card: HeadCard | null;
  readonly settings: {
    readonly productName: string;
    readonly description: string | null;
    readonly email: { readonly general: string | null };
    readonly social: readonly { readonly url: string }[];
    /** Style sheet of own colours. */
    readonly style: string | null;
    readonly colors: HeadSite["colors"];
    readonly verification: {
      readonly google: string | null;
      readonly yandex: string | null;
      readonly bing: string | null;
    };
  } | null;
}

/** Absolute addresses for structured data. */
export interface HeadAddresses {
  site: string;
  page: string;
  /** The absolute address of a path of the site; undefined stays undefined. */
  absolute: (path: string | null | undefined) => string | undefined;
}

export interface PageHeadProps extends HeadTexts {
  page: PageContext;
  /** Data of the page query, which spreads the fragment PageBasics. */
  data: PageBasicsData;
  /** Structured data of the page, beside the organisation and the breadcrumbs; made by structured-data.ts. */
  structuredData?: (addresses: HeadAddresses) => readonly StructuredData[];
}

/** Names that search engines look for their verification under. */
const VERIFICATION = [
  ["google", "google-site-verification"],
  ["yandex", "yandex-verification"],
  ["bing", "msvalidate.01"],
] as const;

// A closing script tag inside a text would end the element.
const asScript = (data: StructuredData) => JSON.stringify(data).replaceAll("<", "\\u003c");

function OpenGraph({ head, productName }: { head: HeadData; productName: string }) {
  const { locale, alternates, url, image } = head.og;
  const properties = [
    ["type", "website"],
    ["site_name", productName],
    ["title", head.title],
    ["description", head.description],
    ["locale", locale],
    ...alternates.map((alternate) => ["locale:alternate", alternate]),
    ["url", url],
    ["image", image?.url],
    ["image:type", image?.type],
    ["image:width", image?.width],
    ["image:height", image?.height],
    ["image:alt", image?.alt],
  ];
  return (
    <>
      {properties.map(
        ([name, content], index) => content && <meta key={index} property={`og:${name}`} content={`${content}`} />,
      )}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
    </>
  );
}

function StructuredDataScripts({ items }: { items: readonly StructuredData[] }) {
  return items.map((item, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(item) }} />
  ));
}

function homeOf({ locale, language }: PageContext, { site, page }: HeadAddresses) {
  return { url: page, language, search: absoluteUrl(site, routePath("search", locale)) };
}

/**
 * Everything that the head of a page holds (L5, X2). Every template's `Head` draws it.
 * @throws Error when the settings of the page's locale are missing
 */
export function PageHead({ page, data, structuredData, ...texts }: PageHeadProps) {
  const url = data.site?.siteMetadata?.siteUrl;
  if (!data.settings || !url) {
    throw new Error(
      `The head of ${page.name} has no site settings. Spread the fragment PageBasics in its query, ` +
        `and see that /api/site/${page.locale} of the CMS answers.`,
    );
  }
  const { settings } = data;
  const { productName, description, colors, style } = settings;
  const head = headData(page, texts, { url, productName, description, card: data.card, colors });
  const { t } = pageI18n(page.language, data.locales);
  const addresses: HeadAddresses = {
    site: url,
    page: head.canonical ?? url,
    absolute: (path) => (path == null ? undefined : absoluteUrl(url, path)),
  };
  return (
    <>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      <meta name="theme-color" content={head.themeColor} />
      {style && <style>{style}</style>}
      {head.canonical ? <link rel="canonical" href={head.canonical} /> : <meta name="robots" content="noindex" />}
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {head.feeds.map(({ type, href, title }) => (
        <link key={href} rel="alternate" type={type} href={href} title={t(title)} />
      ))}
      {head.markdown && <link rel="alternate" type="text/markdown" href={head.markdown} />}
      <OpenGraph head={head} productName={settings.productName} />
      {VERIFICATION.map(([engine, name]) => {
        const code = settings.verification[engine];
        return code && <meta key={name} name={name} content={code} />;
      })}
      <StructuredDataScripts
        items={[
          organization(url, settings),
          ...(page.route === "index" ? [website(url, homeOf(page, addresses), settings)] : []),
          ...breadcrumbsOf(page, texts.title, t, addresses.site),
          ...(structuredData?.(addresses) ?? []),
        ]}
      />
    </>
  );
}
