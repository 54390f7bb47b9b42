import { casesIn, type Locale } from "../../../../lib/content";
import { Case, caseMetadata } from "../../../../screens/case";

interface Props {
  params: Promise<{ locale: string; alias: string }>;
}

const addressOf = async (params: Props["params"]) => {
  const { locale, alias } = await params;
  return { locale: locale as Locale, alias };
};

export const generateStaticParams = ({ params: { locale } }: { params: { locale: string } }) =>
  casesIn(locale as Locale).map(({ alias }) => ({ alias }));

export const generateMetadata = async ({ params }: Props) => caseMetadata(await addressOf(params));

export default async function Page({ params }: Props) {
  return <Case {...await addressOf(params)} />;
}
