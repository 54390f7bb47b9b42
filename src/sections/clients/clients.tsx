import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { useMessages } from "../../i18n/use-messages";
import { Section } from "../../ui/section";
import * as styles from "./clients.module.css";

interface ClientsProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  clients: readonly Queries.ClientMarkFragment[];
}

const SIZES = "(width <= 576px) 44vw, (width <= 900px) 29vw, min(21.5vw, 270px)";

function ClientMark({ client: { name, logo, url } }: { client: Queries.ClientMarkFragment }) {
  // A drawing of the kind SVG has none.
  const files = logo?.file?.childImageSharp?.gatsbyImageData.images.fallback;
  const source = files?.src ?? logo?.file?.publicURL;
  const mark =
    logo && source ? (
      <img
        src={source}
        srcSet={files?.srcSet}
        sizes={files && SIZES}
        width={logo.width}
        height={logo.height}
        alt={logo.alt || name}
        loading="lazy"
        decoding="async"
        className={styles.logo}
      />
    ) : (
      <span className={styles.name}>{name}</span>
    );
  return url ? (
    <a href={url} className={styles.mark}>
      {mark}
    </a>
  ) : (
    <span className={styles.mark}>{mark}</span>
  );
}

/** A quiet wall of wordmarks, from edge to edge, at night (N24). */
export function Clients({ clients, ...rest }: ClientsProps) {
  const t = useMessages();
  return (
    <Section bleed data-mode="night" title={t("sections.clients")} note={clients.length} {...rest}>
      <ul className={styles.wall}>
        {clients.map((client) => (
          <li key={client.entryId} className={styles.place}>
            <ClientMark client={client} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment ClientMark on Client {
    entryId
    name
    url
    logo {
      alt
      width
      height
      file {
        publicURL
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, placeholder: NONE, breakpoints: [160, 210, 270, 350, 450, 560, 640])
        }
      }
    }
  }
`;
