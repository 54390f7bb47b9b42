import type { NodePluginSchema } from "gatsby";
import { blockTypes } from "./blocks";
import { blogTypes } from "./blog";
import { commonTypes } from "./common";
import { pageTypes } from "./pages";
import { peopleTypes } from "./people";
import { siteTypes } from "./site";
import { workTypes } from "./work";

/** Every GraphQL type of the plugin, complete, so that nothing is inferred and an empty list changes no query. */
export function createTypes(schema: Pick<NodePluginSchema, "buildUnionType">) {
  return [
    ...workTypes,
    ...peopleTypes,
    ...blogTypes,
    ...siteTypes,
    ...pageTypes,
    ...commonTypes,
    ...blockTypes(schema),
  ];
}
