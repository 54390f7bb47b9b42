/** A page of the release on the same origin, in admin mode (N27): messages bring it what it is to draw. */
export const PREVIEW_ADDRESS = "/preview?admin=1";
