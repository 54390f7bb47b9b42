import type { Locale } from "../../lib/content";
import { Home, homeMetadata } from "../../screens/home";

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = async ({ params }: Props) => homeMetadata((await params).locale as Locale);

export default async function Page({ params }: Props) {
  return <Home locale={(await params).locale as Locale} />;
}
