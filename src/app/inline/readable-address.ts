import { dropUnreadable } from "../../navigation/readable-address";

// Before the router reads the address, and before it is notified of a change.
dropUnreadable();
addEventListener("popstate", dropUnreadable, true);
