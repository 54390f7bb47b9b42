/** A publication that would break the site is refused, with a sentence at each field. */
import type { Payload, Plugin } from "payload";
import { navLink } from "payload-kit/components";
import { isContent } from "payload-kit/content-lists";
import { extendConfig, extendLists } from "payload-kit/extend";
import { gatherTexts } from "payload-kit/texts";
import { startLinkChecks } from "./addresses/external-links";
import { createGateEndpoint } from "./endpoint";
import { createGate, type Gate } from "./gate";
import type { PublishGateOptions } from "./options";
import { refuseFaults } from "./refuse-faults";
import { TEXTS } from "./texts";

export type { Change, Check, Fault, Finding, PageFault } from "./change";
export type { Entry } from "./entry";
export type { InvalidField, Judged, PublishGateOptions } from "./options";
export type { Content, ContentOptions, JudgedValue, LinkTarget, Page, PictureSize, TextParts } from "./content";
export type { SitePicture } from "./site";

const LINKS_VIEW = "payload-publish-gate/admin/links-view#LinksView";

/** The plugin. It judges lists of content. */
export const publishGate =
  <Facts extends object>(options: PublishGateOptions<Facts>): Plugin =>
  (config) => {
    const gate = createGate(options);
    const clientProps = { previewMessage: options.preview?.message };
    const additions = {
      hooks: refuseFaults(gate),
      aboveForm: [{ path: "payload-publish-gate/admin/gate-panel#GatePanel", clientProps }],
      menuItems: ["payload-publish-gate/admin/check-item#CheckItem"],
    };
    const extended = extendConfig(config, {
      endpoints: [createGateEndpoint(gate, options)],
      views: { links: { Component: LINKS_VIEW, path: "/links", meta: { title: "gate:links.title" } } },
      afterNavLinks: [navLink(`${config.routes?.admin ?? "/admin"}/links`, "gate:links.title")],
      translations: gatherTexts({ gate: TEXTS.gate }),
      custom: { publishGate: gate },
      startUp: [(payload) => startLinkChecks(payload, gate), (payload) => readAhead(payload, gate)],
    });
    return extendLists(extended, (list) => (isContent(list) ? additions : undefined));
  };

/**
 * Fills the cache before the first judgement, since reading thousands of entries takes seconds. The first judgement
 * reports a failure.
 */
function readAhead(payload: Payload, gate: Gate): void {
  gate.readSite({ payload }).catch(() => undefined);
}
