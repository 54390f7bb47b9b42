import type { SetUp } from "./set-up";

/** What a sign-in with the right password is told when something is missing still; in `errors[0].data` of the answer. */
export type SignInRefusal =
  { readonly secondFactor: "needed" | "wrong" | "spent" } | ({ readonly secondFactor: "set-up" } & SetUp);
