/** Actions of an authenticator app and its owner. */
import { totp } from "../../../__tests__/support/totp";
import { call, type ApiResponse } from "./account-calls";

type Server = { readonly url: string };

export interface Account {
  readonly id?: number;
  readonly email: string;
  readonly password: string;
}

export interface Phone {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** @param ahead seconds */
export const codeOf = ({ secret }: Pick<Phone, "secret">, ahead = 0): string => totp(secret, ahead);

/** A code that is not valid at any time near now. */
export function wrongCode(phone: Pick<Phone, "secret">): string {
  const near = [-60, -30, 0, 30, 60].map((ahead) => codeOf(phone, ahead));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !near.includes(code)) ?? "";
}

/** Signs in as far as the answer goes. */
export const logIn = (
  server: Server,
  { email, password }: Account,
  more: object = {},
  from?: string,
): Promise<ApiResponse> =>
  call(server, "/users/login", { body: { email, password, ...more }, ...(from ? { from } : {}) });

export const headersOf = ({ body }: ApiResponse) => ({ Authorization: `JWT ${String(body.token)}` });

/** The second factor that a response requires. */
export const missing = ({ body }: ApiResponse): unknown =>
  (body.errors as { data?: { secondFactor?: string } }[] | undefined)?.[0]?.data?.secondFactor;

/** Sets a second factor up, signed in as its owner. */
export async function setUp(server: Server, account: Account, headers: Record<string, string>): Promise<Phone> {
  const begun = await call(server, "/users/second-factor/begin", {
    body: { currentPassword: account.password },
    headers,
  });
  const { secret, ticket } = begun.body as { secret: string; ticket: string };
  const done = await call(server, "/users/second-factor/finish", {
    body: { ticket, code: codeOf({ secret }) },
    headers,
  });
  return { secret, recoveryCodes: done.body.recoveryCodes as string[] };
}
