/** The maximum number of platforms that one feed of foreign pages may bring, by their hosts. */
export const maxHostsPerFeed = 100;
