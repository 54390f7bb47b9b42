import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
// Gatsby's own, because it does right what is not plain: what stays, what goes, and what React would move by itself.
import { headHandlerForBrowser as useGatsbyHead } from "../../../.cache/head/head-export-handler-for-browser";
import type { HeadPage } from "./head-page";

function Head(page: HeadPage) {
  useGatsbyHead(page);
  return null;
}

let root: Root | undefined;

/** Puts the head of a page in place of the one that stands in the document. */
export function drawHead(page: HeadPage): void {
  root ??= createRoot(document.createElement("div"));
  root.render(createElement(Head, page));
}
