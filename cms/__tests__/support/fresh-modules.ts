/** Before each file. */
import { resetModules } from "./reset-modules";

resetModules();
