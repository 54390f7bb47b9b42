import { useMemo, type ReactNode } from "react";
import { createTranslate, type MessageTree } from "./messages";
import { PageValueContext, usePageValue } from "./page-provider";

interface MoreMessagesProps {
  /** Of the page's own locale. */
  messages: MessageTree;
  children: ReactNode;
}

/** The words of what a page does not ship, because most visitors never open it (L6), beside the page's own. */
export function MoreMessages({ messages: more, children }: MoreMessagesProps) {
  const page = usePageValue();
  const value = useMemo(() => {
    const messages = { ...page.messages, ...more };
    return { ...page, messages, t: createTranslate(messages, page.locale.tag) };
  }, [page, more]);
  return <PageValueContext value={value}>{children}</PageValueContext>;
}
