import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { getSrc, getSrcSet } from "gatsby-plugin-image";
import { useTranslation } from "react-i18next";
import { Section } from "../../ui/section";
import * as styles from "./clients.module.css";

interface ClientsProps extends Omit<ComponentProps<typeof Section>, "title" | "note"> {
  clients: readonly Queries.ClientMarkFragment[];
}

const SIZES = "(width <= 700px) 44vw, min(21.5vw, 270px)";

function ClientMark({ client: { name, logo, url } }: { client: Queries.ClientMarkFragment }) {
  // An SVG has no renditions.
  const rendition = logo?.file?.childImageSharp;
  const source = rendition ? getSrc(rendition) : logo?.file?.publicURL;
  const mark =
    logo && source ? (
      <img
        src={source}
        srcSet={rendition ? getSrcSet(rendition) : undefined}
        sizes={rendition ? SIZES : undefined}
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

/** A wall of wordmarks, from edge to edge, on a territory of its own (N24). */
export function Clients({ clients, ...rest }: ClientsProps) {
  const { t } = useTranslation();
  if (clients.length === 0) return null;
  return (
    <Section bleed data-ground="lime" title={t("sections.clients")} note={clients.length} {...rest}>
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
