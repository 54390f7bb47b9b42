import type { ErrorState } from "../errors/page-error";
import { ErrorView } from "./error-view";
import { SimpleLayout } from "./simple-layout";

interface ErrorPageProps {
  error: ErrorState;
  /** None where the page's data are what has failed: then there is no header. */
  settings: Queries.SimpleLayoutFragment | null | undefined;
}

/** Replaces a page that cannot be rendered (G4). */
export function ErrorPage({ error, settings }: ErrorPageProps) {
  const view = <ErrorView error={error} />;
  return settings ? <SimpleLayout settings={settings}>{view}</SimpleLayout> : <main>{view}</main>;
}
