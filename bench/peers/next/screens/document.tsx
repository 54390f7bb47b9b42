import Link from "next/link";
import type { ReactNode } from "react";
import "../assets/site.css";
import { BriefProvider } from "../components/brief";
import { Items } from "../components/items";
import { Menu } from "../components/menu";
import { site, type Locale } from "../lib/content";

/** What is around every page of a language. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { lang, prefix, name, labels, offices, social } = site[locale];
  const script = locale === "ru" ? "cyrillic" : "latin";
  const home = { title: labels.home, path: prefix || "/" };
  const others = Object.values(site).filter((other) => other.locale !== locale);
  return (
    <html lang={lang}>
      <head>
        {["unbounded", "onest"].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={`/fonts/${font}-${script}.woff2`}
            crossOrigin=""
          />
        ))}
        <link rel="icon" href="data:," />
      </head>
      <body>
        <BriefProvider labels={labels.form}>
          <a className="skip" href="#main">
            {labels.skip}
          </a>
          <header className="header">
            <Link className="logo" href={home.path}>
              {name}
            </Link>
            <nav className="languages" aria-label={labels.languages}>
              {others.map((other) => (
                <Link key={other.locale} href={other.prefix || "/"} lang={other.lang}>
                  {other.locale}
                </Link>
              ))}
              <Menu labels={labels} entries={[home, { title: labels.cases, path: `${prefix}/cases` }]} />
            </nav>
          </header>
          <main id="main">{children}</main>
          <footer className="footer" data-mode="night">
            <Items kind="offices" items={offices} reveal={false} />
            <p className="note">
              {social.map(({ title, url }) => (
                <a key={url} href={url}>
                  {title}
                </a>
              ))}
            </p>
          </footer>
        </BriefProvider>
      </body>
    </html>
  );
}
