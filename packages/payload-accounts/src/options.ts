import type { CollectionConfig, GlobalConfig } from "payload";
import type { RateLimitStore } from "payload-kit/rate-limit";
import type { Localized } from "payload-kit/texts";

export interface AccountsOptions {
  /** Group of accounts and log in the admin's navigation. */
  readonly group?: Localized;
  /** Whether the server sends mails; without them a forgotten password is set by a command. */
  readonly sendsMail?: boolean;
  /** A command that sets a password, shown where no mail can be sent. */
  readonly passwordCommand?: string;
  /** Storage of counted sign-ins; by default this process. */
  readonly rateLimitStore?: RateLimitStore;
  readonly secondFactor: SecondFactorOptions;
  readonly auditLog: AuditLogOptions;
}

export interface SecondFactorOptions {
  /** Name under which an authenticator app lists an account. */
  readonly issuer: string;
  /** Whether every account must have one; by default each chooses. */
  readonly isRequired?: boolean;
  /** Derives the key that encrypts secrets from Payload's secret; secrets of another one cannot be read. */
  readonly keyContext?: string;
}

export interface AuditLogOptions {
  /** Days after which a row is deleted. */
  readonly days: number;
  /** Records of a list: all changes with titles, deletions without titles, or none. Accounts are always recorded. */
  readonly recorded: (list: CollectionConfig | GlobalConfig) => "changes" | "deletions" | undefined;
  /** Labels of actions that `record` of payload-kit is called with beside those of this package. */
  readonly actions?: Readonly<Record<string, Localized>>;
}
