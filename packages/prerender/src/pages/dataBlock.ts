/** A value as JSON in a page. Data blocks are not scripts, so the content policy allows them. */
export const dataBlock = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>\n  `;
