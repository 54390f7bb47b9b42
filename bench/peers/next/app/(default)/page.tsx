import { Home, homeMetadata } from "../../screens/home";

export const metadata = homeMetadata("en");

export default function Page() {
  return <Home locale="en" />;
}
