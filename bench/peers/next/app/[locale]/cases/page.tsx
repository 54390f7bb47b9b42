import type { Locale } from "../../../lib/content";
import { Cases, casesMetadata } from "../../../screens/cases";

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = async ({ params }: Props) => casesMetadata((await params).locale as Locale);

export default async function Page({ params }: Props) {
  return <Cases locale={(await params).locale as Locale} />;
}
