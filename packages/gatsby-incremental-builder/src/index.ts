/** Interface for publishers; see README.md. */
export { LEFT_BY_CONTENT, openCache, type BuildCache } from "./build-cache";
export type { Builder, BuildRequest, Built, Counted } from "./builder";
export { runGatsbyBuild } from "./gatsby-build";
export { BuildError } from "./gatsby-output";
export { killGroup } from "./kill-group";
export { refinePictures } from "./refine-pictures";
export { createIncrementalBuilder, type IncrementalBuilder } from "./incremental-builder";
export { openComingPictures } from "./coming-pictures";
