/** An e-mail address as it is compared: without spaces around it, and without case. */
export const canonicalAddress = (email: string): string => email.trim().toLowerCase();
