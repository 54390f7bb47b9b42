import { markFirstView } from "../welcome-visit";

markFirstView();
