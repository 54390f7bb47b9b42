import type { SetUp } from "./set-up";

/** Reason why a sign-in with the right password is incomplete; in `errors[0].data` of the response. */
export type SignInRefusal =
  { readonly secondFactor: "needed" | "wrong" | "spent" } | ({ readonly secondFactor: "set-up" } & SetUp);
