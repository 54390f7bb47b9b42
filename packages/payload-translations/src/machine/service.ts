/** A service that translates, as the options of the plugin name it. */
export type MachineService =
  | {
      readonly kind: "deepl";
      /** A key of the free plan ends with `:fx`. */
      readonly key: string;
      /** By default DeepL's own for the plan of the key. */
      readonly url?: string;
    }
  | {
      readonly kind: "openai";
      /** Address of an API like OpenAI's, without `/chat/completions`. */
      readonly url: string;
      /** Empty for a service that needs none. */
      readonly key: string;
      readonly model: string;
    };

/** DeepL's address for a key; keys of the free plan have a server of their own. */
export const deeplAddress = (key: string): string =>
  key.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com";
