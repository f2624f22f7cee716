/** The address of a search for a typed text in a catalogue; without a text the catalogue itself. */
export function searchHref(catalogueHref: string, typed: string): string {
  const q = typed.trim();
  return q === '' ? catalogueHref : `${catalogueHref}?${new URLSearchParams({ q })}`;
}
