/** An e-mail address as accounts are found by it; empty for what is none. */
export const canonicalEmail = (email: unknown): string => (typeof email === "string" ? email.trim().toLowerCase() : "");
