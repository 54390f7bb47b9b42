import { config } from "zod";

/** Zod compiles schemas where it may, and tries first: the page's content security policy would report the try. */
config({ jitless: true });
