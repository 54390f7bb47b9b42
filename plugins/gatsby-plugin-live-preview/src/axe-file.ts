/** In the folder of the preview's page: axe-core's own file. */
export const AXE_FILE = "axe.js";
