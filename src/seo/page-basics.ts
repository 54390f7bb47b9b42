import { graphql } from "gatsby";

/** Part of every page query: its messages (L6), the site's address and the data of the head (L5). */
export const pageBasics = graphql`
  fragment PageBasics on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    card: socialCard(route: $route, locale: $locale, entryId: $entryId) {
      src
      alt
      type
      ground
    }
    settings: siteSettings(locale: { eq: $locale }) {
      productName
      description
      email {
        general
      }
      social {
        url
      }
      style
      colors {
        ground
        ink
      }
      verification {
        google
        yandex
        bing
      }
    }
  }

  fragment HeadPicture on Picture {
    alt
    file {
      childImageSharp {
        shared: resize(width: 1200, height: 630, fit: COVER, cropFocus: ATTENTION, toFormat: JPG, quality: 82) {
          src
          width
          height
        }
      }
    }
  }

  fragment HeadSeo on Seo {
    title
    description
  }
`;
