export { type CatalogueFile, writeCatalogue } from '../catalogue/static/writeCatalogue.ts';
export { sampleFeeds } from '../samples/sampleFeeds.ts';
export { type BuiltCatalogue, buildCatalogue } from './buildCatalogue.ts';
export type { Feed, FeedReading, RejectedRecord } from './feed.ts';
export { type SnapshotFeedOptions, snapshotFeed } from './snapshotFeed.ts';
export { type UdemyFeedOptions, udemyFeed } from './udemyFeed.ts';
