import type { DemoSite } from "../../types";
import { about } from "./about";
import { career } from "./career";
import { privacy } from "./privacy";
import { screens } from "./screens";
import { settings } from "./settings";

export const site: DemoSite = { ...settings, ...screens, about, career, privacy };
