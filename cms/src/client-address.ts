/** Header by which the server gives the CMS a visitor's address; what a visitor puts there never gets through. */
export const CLIENT_ADDRESS = "x-client-address";
