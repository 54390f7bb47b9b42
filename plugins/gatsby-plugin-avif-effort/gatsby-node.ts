import type { GatsbyNode } from "gatsby";
import { setAvifEffort } from "./src/set-avif-effort";

/** Before any picture is made. */
export const onPreInit: GatsbyNode["onPreInit"] = () => setAvifEffort();
