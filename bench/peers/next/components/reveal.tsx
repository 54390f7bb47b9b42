"use client";

import { useEffect, useRef, useState, type ElementType, type ReactNode } from "react";

interface RevealProps {
  as: ElementType;
  className?: string;
  children: ReactNode;
}

/** Shows itself when it is scrolled into view. */
export function Reveal({ as: Tag, ...rest }: RevealProps) {
  const element = useRef<HTMLElement>(null);
  const [state, setState] = useState("");
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setState("shown");
      observer.disconnect();
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return <Tag ref={element} data-reveal={state} {...rest} />;
}
