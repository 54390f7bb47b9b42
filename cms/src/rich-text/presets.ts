import { BEATS } from "@future-native/contract";
import { createServerFeature } from "@payloadcms/richtext-lexical";
import { localized, type Localized } from "../i18n";
import type { BlockFields } from "./nodes";

/** Blocks that are put in by one act, with the values that are known beforehand. */
export interface Preset {
  readonly key: string;
  readonly label: Localized;
  readonly blocks: readonly { readonly blockType: BlockFields["blockType"]; readonly [name: string]: unknown }[];
}

export type Presets = Readonly<Record<"presets", readonly Preset[]>>;

export const figuresPreset: Preset = {
  key: "figures-with-source",
  label: localized("content:preset.figures"),
  blocks: [{ blockType: "figures", figures: [{}, {}, {}] }],
};

export const beatsPreset: Preset = {
  key: "four-beats",
  label: localized("content:preset.beats"),
  blocks: BEATS.map((beat) => ({ blockType: "beat", beat })),
};

/** Offers presets among the blocks of an editor, in its menu and after `/`. */
export const PresetsFeature = createServerFeature<Presets, Presets, Presets>({
  key: "presets",
  feature: ({ props }) => ({
    ClientFeature: "/rich-text/admin/presets#PresetsFeatureClient",
    clientFeatureProps: props,
  }),
});
