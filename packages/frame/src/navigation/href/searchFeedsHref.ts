import { slugOf } from './slugOf.ts';

const folder = '/feeds';

/**
 * The address of a JSON array with the names of the searches that have feeds of their own, in
 * Spanish; `inLanguage` leads to that of another language. Without news there is no such file.
 */
export const searchFeedsIndex = `${folder}/searches.json`;

/** The name of a search in {@link searchFeedsIndex}; searches that differ only in case and accents share one. */
export const searchFeedName = slugOf;

/** The address of the feeds of a search in Spanish, without '/feed.xml' and '/feed.json'. */
export const searchFeedsHref = (name: string): string => `${folder}/${name}`;
