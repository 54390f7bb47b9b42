import { createServerFeature } from "@payloadcms/richtext-lexical";
import type { Block, Field } from "payload";

/** Gives the form what is written in an editor before anybody saves it; see admin/hand-over.ts. */
export const HandOverFeature = createServerFeature({
  key: "handOver",
  feature: { ClientFeature: "/rich-text/admin/hand-over-feature#HandOverFeatureClient" },
});

const handOverField: Field = {
  name: "handOver",
  type: "ui",
  admin: { components: { Field: "/rich-text/admin/hand-over-block#HandOverBlock" } },
};

/** A block that gives the editor what is written in its form before anybody saves it. */
export const withHandOver = (block: Block): Block => ({ ...block, fields: [...block.fields, handOverField] });
