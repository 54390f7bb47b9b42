/** Sets the year of today, where the page was built in another. */
function showToday(element: HTMLTimeElement | null): void {
  if (element) element.textContent = String(new Date().getFullYear());
}

/** The current year: a page that was built last year is right all the same (N20). */
export function CurrentYear() {
  return (
    <time ref={showToday} suppressHydrationWarning>
      {new Date().getFullYear()}
    </time>
  );
}
