import config from "@payload-config";
import { getNextRequestI18n } from "@payloadcms/next/utilities";
import { generatePageMetadata, RootPage } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { importMap } from "../importMap.js";

interface AdminPageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** A plugin's view has the key of a text as its title, which Payload would show as it is. */
export async function generateMetadata({ params, searchParams }: AdminPageProps): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const { segments = [] } = await params;
  if (segments.length !== 1 || typeof metadata.title !== "string") return metadata;
  const { t } = await getNextRequestI18n<object, string>({ config: await config });
  return { ...metadata, title: metadata.title.replace(/^\w+:[\w.]+/, (key) => t(key)) };
}

export default function AdminPage({ params, searchParams }: AdminPageProps) {
  return RootPage({ config, importMap, params, searchParams });
}
