import { lazy, Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "../errors/error-boundary";

const ErrorView = lazy(async () => ({ default: (await import("./error-view")).ErrorView }));

/** Keeps an error of the page's content to the content: header, menu and footer go on working (G4). */
export function ContentBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error) => (
        <Suspense>
          <ErrorView error={error} />
        </Suspense>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
