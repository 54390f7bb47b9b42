import { Banner } from "@payloadcms/ui";
import type { ServerProps } from "payload";
import { wordsFor } from "../../words";
import { AddressTools } from "./address-tools";
import { TEXTS } from "./texts";

/** Stands above the list of enquiries: whether mail goes out, export, and what a person's rights ask for (X5). */
export function InboxTools({ payload, i18n, user }: ServerProps) {
  const sendsMail = payload.email.name === "nodemailer";
  return (
    <>
      {!sendsMail && <Banner type="error">{wordsFor(i18n.language, TEXTS.noMailServer)}</Banner>}
      <AddressTools mayErase={user?.role === "admin"} />
    </>
  );
}
