import { useTranslation } from "@payloadcms/ui";
import type { TextKeys } from "payload-kit/texts";
import type { TEXTS } from "./texts";

/** Payload's `useTranslation`, whose `t` knows the texts of this package too. */
export const useTexts = () => useTranslation<object, TextKeys<typeof TEXTS>>();
