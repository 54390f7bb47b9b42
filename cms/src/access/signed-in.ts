import type { Access } from "payload";

/** Anyone with an account. The public reads through the contract's API, never through the CMS's own. */
export const signedIn: Access = ({ req }) => Boolean(req.user);
