import { useTranslation } from "@payloadcms/ui";
import type { TextKey } from "./texts";

/** Payload's `useTranslation`, whose `t` knows the texts of this package too. */
export const useTexts = () => useTranslation<object, TextKey>();
