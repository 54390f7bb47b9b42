import "gatsby";

declare module "gatsby" {
  interface RenderBodyArgs {
    /** The page as it was rendered; Gatsby's own types leave it out. */
    bodyHtml: string;
  }
}
