import { Banner } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { AddressTools } from "./address-tools";
import { translate } from "../../i18n";

/** Above the list of enquiries: whether they are mailed. */
export function MailNotice({ payload, i18n }: ServerProps) {
  if (payload.email.name === "nodemailer") return null;
  return <Banner type="error">{translate(i18n.language, "enquiries:noMailServer")}</Banner>;
}

/** Below it: requests under data protection law (X5). */
export const PersonTools = ({ user }: ServerProps) => <AddressTools mayErase={user?.role === "admin"} />;
