/** Header in which the server tells the CMS a visitor's address; what a visitor puts there never gets through. */
export const CLIENT_ADDRESS = "x-client-address";
