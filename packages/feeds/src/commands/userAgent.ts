const version = '0.1.0';

/** The product's address, which identifies the client. */
const site = process.env['VITE_SITE_URL'] ?? '';

/** Names the product to providers, and the page where they can read about it. */
export const userAgentOf = (about = site): string =>
  `AularioCatalogue/${version}${about === '' ? '' : ` (+${about})`}`;
