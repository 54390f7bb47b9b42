interface SecurityContact {
  siteUrl: string;
  /** E-mail address for reports. */
  mailbox: string;
  /** BCP 47 tags of the languages that reports can be written in. */
  languages: readonly string[];
  today: Date;
}

/**
 * How to report a vulnerability of the site, by RFC 9116 (X2).
 * @returns the file's text; it expires with the eleventh month after that of `today`, within the year that the RFC
 * recommends, and builds of one month write the same
 */
export function securityTxt({ siteUrl, mailbox, languages, today }: SecurityContact): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 12, 1) - 1);
  return [
    `Contact: mailto:${mailbox}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
