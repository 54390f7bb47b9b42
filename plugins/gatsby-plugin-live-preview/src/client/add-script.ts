/** Runs a script of the site. @throws Error when it fails to load */
export function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${src} has failed to load.`)));
    script.src = src;
    document.head.append(script);
  });
}
