import { useMediaQuery } from "./use-media-query";

/** Whether the device is pointed at by fingers (N29). */
export function useTouch(): boolean {
  return useMediaQuery("(hover: none) and (pointer: coarse)");
}
