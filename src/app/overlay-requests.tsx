import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { asksForSearch } from "../search/shortcut";

interface Requests {
  /** The latest event that opens a popup (F1). */
  popup?: Event;
  /** The latest keys that open the search (X8). */
  search?: Event;
}

const RequestsContext = createContext<Requests>({});

/** The popup and the search that were requested before their code has come, so that no event is lost. */
export const useOverlayRequests = () => useContext(RequestsContext);

/** Listens for them on all pages. */
export function OverlayRequests({ children }: { children: ReactNode }) {
  const [requests, setRequests] = useState<Requests>({});
  useEffect(() => {
    const onPopup = (popup: Event) => setRequests((others) => ({ ...others, popup }));
    const onKeyDown = (search: KeyboardEvent) => {
      if (!asksForSearch(search)) return;
      search.preventDefault();
      setRequests((others) => ({ ...others, search }));
    };
    window.addEventListener("popup::open", onPopup);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("popup::open", onPopup);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return <RequestsContext value={requests}>{children}</RequestsContext>;
}
