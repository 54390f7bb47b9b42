import type { PayloadRequest } from "payload";
import { Tile } from "payload-kit/admin/tile";
import { inLanguage } from "payload-kit/texts";
import type { Finding } from "payload-monitoring/checks";
import { monitor } from "payload-monitoring/monitor";
import { Suspense } from "react";
import { translate } from "../../i18n";

/** Above the dashboard: what is not set up, with the setting that it takes (X10); nothing where all is. */
export const NotSetUp = ({ i18n: { language } }: Pick<PayloadRequest, "i18n">) => (
  <Suspense>
    <MissingSettings language={language} read={async () => (await monitor.value?.findings()) ?? []} />
  </Suspense>
);

interface MissingSettingsProps {
  language: string;
  /** Throws nothing: a check that fails is a finding. */
  read: () => Promise<readonly Finding[]>;
}

export async function MissingSettings({ language, read }: MissingSettingsProps) {
  const findings = await read();
  const missing = new Set(findings.flatMap(({ missing }) => (missing ? inLanguage(language, missing) : [])));
  if (missing.size === 0) return null;
  return (
    <Tile title={translate(language, "monitoring:title")}>
      <ul>
        {[...missing].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Tile>
  );
}
