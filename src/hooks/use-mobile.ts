import { useMediaQuery } from "./use-media-query";

/** Whether the window is as narrow as a phone's or a tablet's: 992 px or less (N29). */
export function useMobile(): boolean {
  return useMediaQuery("(max-width: 992px)");
}
