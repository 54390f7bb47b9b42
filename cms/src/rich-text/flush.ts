import { createServerFeature } from "@payloadcms/richtext-lexical";
import type { Block, Field } from "payload";

/** Writes changes of an editor into the form before a save; see admin/flush.ts. */
export const FlushFeature = createServerFeature({
  key: "flush",
  feature: { ClientFeature: "/rich-text/admin/flush-feature#FlushFeatureClient" },
});

const flushField: Field = {
  name: "flush",
  type: "ui",
  admin: { components: { Field: "/rich-text/admin/flush-block#FlushBlock" } },
};

/** Adds to a block the hidden field that writes its form into the editor before a save. */
export const withFlush = (block: Block): Block => ({ ...block, fields: [...block.fields, flushField] });
