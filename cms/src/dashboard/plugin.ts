import type { Plugin } from "payload";
import { extendConfig } from "payload-kit/extend";
import { moveScheduledEndpoint } from "./move-scheduled";
import { searchEndpoint } from "./search/endpoint";

/** The first screen of the admin, and a search over everything (X15). */
export const dashboard: Plugin = (config) =>
  extendConfig(config, {
    endpoints: [moveScheduledEndpoint, searchEndpoint],
    views: { dashboard: { Component: "/dashboard/admin/dashboard#Dashboard" } },
  });
