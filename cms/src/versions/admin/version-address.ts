import { entryAddress } from "payload-kit/admin/entry-address";
import type { VersionsOf } from "../read-versions";

/** Path of the view of a version. */
export function versionAddress(
  { collectionConfig, docID, globalConfig }: Pick<VersionsOf, "collectionConfig" | "docID" | "globalConfig">,
  version: string,
): string {
  const list = collectionConfig?.slug ?? globalConfig?.slug ?? "";
  const entry = entryAddress({ list, id: collectionConfig ? String(docID) : "" });
  return `${entry}/versions/${version}`;
}
