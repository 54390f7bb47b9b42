import { lazy, Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "../errors/error-boundary";

const ErrorPage = lazy(async () => ({ default: (await import("../layouts/error-page")).ErrorPage }));

interface PageBoundaryProps {
  path: string;
  settings: Queries.SimpleLayoutFragment | null | undefined;
  children: ReactNode;
}

/** Shows the error page in place of a page that cannot be drawn (G4). */
export function PageBoundary({ path, settings, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      path={path}
      fallback={(error) => (
        <Suspense>
          <ErrorPage error={error} settings={settings} />
        </Suspense>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
