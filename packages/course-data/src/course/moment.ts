/** A point in time in milliseconds since the epoch; {@link unknownMoment} when it is not known. */
export type Moment = number;

/** The moment of what was kept without a usable one. It sorts before every other. */
export const unknownMoment: Moment = 0;

/** Stored days and moments are of the years 2000 to 2099, in UTC. */
export const firstMoment: Moment = Date.UTC(2000, 0, 1);
export const lastMoment: Moment = Date.UTC(2100, 0, 1) - 1;
