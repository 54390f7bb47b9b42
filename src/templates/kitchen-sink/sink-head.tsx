/**
 * @jsxRuntime classic
 * @jsx React.createElement
 * @jsxFrag React.Fragment
 */
// Why it is written so: see src/seo/page-head.tsx.
import React from "react";

/** A title, and nothing for search engines. */
export function SinkHead() {
  return (
    <>
      <title>Kitchen sink</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
