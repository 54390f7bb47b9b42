import type { Plugin } from "payload";
import { extendConfig, extendLists, type ListAdditions } from "payload-kit/extend";
import { navLink } from "payload-kit/components";
import { isContent } from "payload-kit/content-lists";
import { gateEndpoint } from "./endpoint";
import { refuseFaults } from "./refuse-faults";

const additions: ListAdditions = { hooks: refuseFaults, aboveForm: ["/gate/admin/gate-panel#GatePanel"] };

/** Stops a publication that would break something, says in each form why, and lists dead links to other sites (X13). */
export const publishGate: Plugin = (config) =>
  extendConfig(
    extendLists(config, (list) => (isContent(list) ? additions : undefined)),
    {
      endpoints: [gateEndpoint],
      views: { links: { Component: "/gate/admin/links-view#LinksView", path: "/links" } },
      afterNavLinks: [navLink("/admin/links", "gate:links.title")],
    },
  );
