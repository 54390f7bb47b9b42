import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug } from "payload";
import { isContent } from "payload-kit/content-lists";
import { hasDrafts } from "payload-kit/extend";

interface Lists {
  readonly collections?: readonly CollectionConfig[];
  readonly globals?: readonly GlobalConfig[];
}

/** Slugs of what a set can hold: the collections and globals of content with drafts. @param config whole, or at its plugins */
export function heldLists({ collections = [], globals = [] }: Lists): {
  collections: CollectionSlug[];
  globals: GlobalSlug[];
} {
  const isHeld = (list: CollectionConfig | GlobalConfig) => isContent(list) && hasDrafts(list);
  return {
    collections: collections.filter(isHeld).map(({ slug }) => slug as CollectionSlug),
    globals: globals.filter(isHeld).map(({ slug }) => slug as GlobalSlug),
  };
}
