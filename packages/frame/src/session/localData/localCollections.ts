/** The collection of an account's choices for this device. */
export const deviceCollection = 'device';

/** Collections that no other device gets: choices for this one, and what a reader merely looked at. */
export const localCollections = [deviceCollection, 'searches', 'seen'];
