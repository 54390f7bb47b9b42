import { Cases, casesMetadata } from "../../../screens/cases";

export const metadata = casesMetadata("en");

export default function Page() {
  return <Cases locale="en" />;
}
