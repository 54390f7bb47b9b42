import type { Call } from "payload-kit/admin/call-api";

/** Calls an endpoint of sets, for instance `41/show`, and shows an error. @returns whether it worked */
export type AskSet = (path: string, request: Call) => Promise<boolean>;
