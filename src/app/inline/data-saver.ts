import { savesData } from "../../hooks/save-data";

// For the styles, before scroll-driven parts are first painted (N27).
if (savesData()) document.documentElement.dataset["saver"] = "on";
