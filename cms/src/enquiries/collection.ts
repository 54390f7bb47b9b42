import type { CollectionConfig, Widget } from "payload";
import { adminOnly, signedIn } from "payload-kit/access";
import type { FileStore } from "../files/file-store";
import { inboxEndpoints } from "./endpoints";
import { formTypeField, inwardFields, mailField, recordFields, stateField, suspicionField, textFields } from "./fields";
import { localized } from "../i18n";

/** Its widget of the dashboard. */
export const INBOX: Widget = {
  slug: "inbox",
  label: localized("enquiries:inbox.title"),
  Component: "/enquiries/admin/inbox-tile#InboxWidget",
};

/**
 * The inbox: what visitors have sent, and what has become of it (A5, X5, X6). Rows come in by `POST /api/mail/` alone.
 * @param files the attachments; only the inbox gives them out
 */
export function createEnquiries(files: FileStore): CollectionConfig {
  return {
    slug: "enquiries",
    versions: false,
    labels: { singular: localized("enquiries:singular"), plural: localized("enquiries:plural") },
    defaultSort: "-createdAt",
    // Its texts are never edited, so no conflicts can occur.
    lockDocuments: false,
    admin: {
      group: localized("content:group.inbox"),
      useAsTitle: "name",
      defaultColumns: ["name", "formType", "state", "mail", "createdAt"],
      listSearchableFields: ["name", "org", "email", "vacancy", "speaker"],
      pagination: { defaultLimit: 25 },
      hideAPIURL: true,
      disableCopyToLocale: true,
      components: {
        beforeListTable: ["/enquiries/admin/inbox-tools#MailNotice"],
        afterListTable: ["/enquiries/admin/inbox-tools#PersonTools"],
        listMenuItems: ["/enquiries/admin/address-tools#ExportItem"],
        edit: { beforeDocumentControls: ["/enquiries/admin/enquiry-tools#EnquiryTools"] },
      },
    },
    access: { read: signedIn, create: () => false, update: signedIn, delete: adminOnly },
    endpoints: inboxEndpoints(files),
    hooks: {
      // The file first: where it cannot be erased, the enquiry stays, and says so when it is erased again.
      beforeDelete: [
        async ({ id, req }) => {
          const { fileKey } = await req.payload.findByID({ collection: "enquiries", id, depth: 0, req });
          if (fileKey) await files.remove(fileKey);
        },
      ],
    },
    fields: [
      formTypeField,
      ...textFields,
      {
        name: "attachment",
        type: "ui",
        admin: { components: { Field: "/enquiries/admin/attachment#Attachment" }, disableListColumn: true },
      },
      { name: "notes", type: "textarea", label: localized("enquiries:field.notes") },
      recordFields,
      stateField,
      mailField,
      suspicionField,
      ...inwardFields,
    ],
  };
}
