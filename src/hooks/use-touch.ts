import { useMediaQuery } from "./use-media-query";

/** Whether the device's main pointer is a finger (N29). */
export function useTouch(): boolean {
  return useMediaQuery("(hover: none) and (pointer: coarse)");
}
