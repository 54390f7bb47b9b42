import type { Plugin } from "payload";
import { extendConfig, extendLists } from "payload-kit/extend";
import { isContent } from "payload-kit/content-lists";
import { bulkEndpoint } from "./bulk/endpoint";

/** Acts on many entries, which tell first what becomes of the site (A4). */
export const bulkActs: Plugin = (config) =>
  extendConfig(
    extendLists(config, (list) =>
      isContent(list) ? { aboveList: ["/lists/bulk/admin/bulk-bar#BulkBar"] } : undefined,
    ),
    { endpoints: [bulkEndpoint] },
  );
