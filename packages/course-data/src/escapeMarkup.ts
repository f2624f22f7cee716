const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for HTML and XML, also in a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
