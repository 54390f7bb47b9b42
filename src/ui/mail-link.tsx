import type { ComponentProps } from "react";
import { TextLink } from "./text-link";

type MailLinkProps = Omit<ComponentProps<"a">, "href" | "children"> & {
  address: string;
  look?: "underlined" | "plain";
};

/** A link to an e-mail address. An address that is too long for its line breaks after the @. */
export function MailLink({ address, ...rest }: MailLinkProps) {
  const [name, host] = address.split("@");
  return (
    <TextLink to={`mailto:${address}`} {...rest}>
      {name}@<wbr />
      {host}
    </TextLink>
  );
}
