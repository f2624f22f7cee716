/** A link of a public page's header or footer. */
export interface SiteLink {
  label: string;
  href: string;
  /** Set when the label is not in the page's language. */
  lang?: string | undefined;
}
