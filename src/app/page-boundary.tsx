import { lazy, Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "../errors/error-boundary";

const ErrorPage = lazy(async () => ({ default: (await import("../layouts/error-page")).ErrorPage }));

interface PageBoundaryProps {
  path: string;
  settings: Queries.SimpleLayoutFragment | null | undefined;
  children: ReactNode;
}

/** Renders the error page if a page throws (G4). */
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
