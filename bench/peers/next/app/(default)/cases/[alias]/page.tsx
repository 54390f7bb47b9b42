import { casesIn } from "../../../../lib/content";
import { Case, caseMetadata } from "../../../../screens/case";

interface Props {
  params: Promise<{ alias: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => casesIn("en").map(({ alias }) => ({ alias }));

export const generateMetadata = async ({ params }: Props) => caseMetadata({ locale: "en", ...(await params) });

export default async function Page({ params }: Props) {
  return <Case locale="en" {...await params} />;
}
