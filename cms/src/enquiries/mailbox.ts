import { sharedState } from "payload-kit/shared-state";
import type { Delivery } from "./delivery";
import type { EnquiryHandler } from "./post-enquiry";

/** The handler and the delivery of enquiries in this process, for the server; not there before the start. */
export const mailbox = sharedState<{ readonly handle: EnquiryHandler; readonly delivery: Delivery }>(
  "enquiries.mailbox",
);
