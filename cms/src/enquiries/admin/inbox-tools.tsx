import { Banner } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { AddressTools } from "./address-tools";
import { translate } from "../../i18n";

/** Tools above the list of enquiries: whether mail is sent, export, and requests under data protection law (X5). */
export function InboxTools({ payload, i18n, user }: ServerProps) {
  const sendsMail = payload.email.name === "nodemailer";
  return (
    <>
      {!sendsMail && <Banner type="error">{translate(i18n.language, "enquiries:noMailServer")}</Banner>}
      <AddressTools mayErase={user?.role === "admin"} />
    </>
  );
}
