import { useTranslation } from "@payloadcms/ui";
import type { GateTextKey } from "./texts";

/** Payload's `useTranslation`, whose `t` knows the texts of this package too. */
export const useTexts = () => useTranslation<object, GateTextKey>();
