/**
 * @jsxRuntime classic
 * @jsx React.createElement
 * @jsxFrag React.Fragment
 */
// Why it is written so: see src/seo/page-head.tsx.
import React from "react";
import { FONT_PRELOADS } from "../../styles/font-preloads";

/** A title, the fonts, and nothing for search engines. */
export function SinkHead() {
  return (
    <>
      <title>Kitchen sink</title>
      <meta name="robots" content="noindex" />
      {FONT_PRELOADS.en.map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
      ))}
    </>
  );
}
