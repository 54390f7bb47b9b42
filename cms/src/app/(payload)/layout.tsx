import config from "@payload-config";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import type { ServerFunctionClient } from "payload";
import type { ReactNode } from "react";
import { refuseCopy } from "payload-translations/refuse-copy";
import "@payloadcms/next/css";
import "./admin.css";
import { importMap } from "./admin/importMap.js";

const serverFunctions = { "copy-data-from-locale": refuseCopy };

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
