import { Banner } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { AddressTools } from "./address-tools";
import { translate } from "../../i18n";

/** Stands above the list of enquiries: whether mail goes out, export, and what a person's rights ask for (X5). */
export function InboxTools({ payload, i18n, user }: ServerProps) {
  const sendsMail = payload.email.name === "nodemailer";
  return (
    <>
      {!sendsMail && <Banner type="error">{translate(i18n.language, "enquiries:noMailServer")}</Banner>}
      <AddressTools mayErase={user?.role === "admin"} />
    </>
  );
}
