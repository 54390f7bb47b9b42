/**
 * Loads a script of another site by its address alone, so that a content security policy need not allow inline code.
 * @param data attributes that the script reads from its own element: `domain` becomes `data-domain`
 * @throws Error when it does not load
 */
export function loadScript(url: string, data: Readonly<Record<string, string>> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    Object.assign(script.dataset, data);
    script.async = true;
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load.`));
    document.head.append(script);
  });
}
