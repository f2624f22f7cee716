const version = '0.1.0';

/** Where the product is deployed: its pages say who asks. */
const site = process.env['VITE_SITE_URL'] ?? '';

/** Names the product to providers, and the page where they can read about it. */
export const userAgentOf = (about = site): string =>
  `AularioCatalogue/${version}${about === '' ? '' : ` (+${about})`}`;
