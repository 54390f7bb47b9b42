import type { VersionsOf } from "../read-versions";
import { entryAddress } from "../../admin/entry-address";

/** Path of the view of a version. */
export function versionAddress(
  { collectionConfig, docID, globalConfig }: Pick<VersionsOf, "collectionConfig" | "docID" | "globalConfig">,
  version: string,
): string {
  const list = collectionConfig?.slug ?? globalConfig?.slug ?? "";
  const entry = entryAddress({ list, id: collectionConfig ? String(docID) : "" });
  return `${entry}/versions/${version}`;
}
