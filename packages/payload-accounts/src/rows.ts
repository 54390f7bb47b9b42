/** Rows of this package's collections, as the database returns them. */

export type AccountId = number | string;

export interface Account {
  readonly id: AccountId;
  readonly email?: string | null;
}

export interface Session {
  readonly id: string;
  readonly createdAt: string;
  readonly seenAt: string;
  readonly expiresAt: string;
  readonly address?: string | null;
  readonly browser?: string | null;
  /** Whether it is the session of the request. */
  readonly isThis?: boolean | null;
}

export interface SecondFactor {
  readonly id: number | string;
  readonly secret: string;
  readonly lastStep: number;
}
