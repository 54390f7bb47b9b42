import { useEffect } from "react";
import { useMobile } from "../hooks/use-mobile";
import { useTouch } from "../hooks/use-touch";

/** Keeps the device classes of the document up to date (N29). */
export function DeviceEffects() {
  const touch = useTouch();
  const mobile = useMobile();

  useEffect(() => {
    document.body.classList.toggle("touch-device", touch);
    document.body.classList.toggle("not-touch-device", !touch);
  }, [touch]);

  useEffect(() => {
    document.body.dataset["viewport"] = mobile ? "mobile" : "desktop";
  }, [mobile]);

  return null;
}
