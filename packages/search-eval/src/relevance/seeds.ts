/** The seeds of the courses and of the queries. */
export interface Seeds {
  courses: number;
  queries: number;
}

/** The seeds for tuning the engine's weights. Their figures are never reported. */
export const tuningSeeds: Seeds = { courses: 1, queries: 11 };

/** The seeds for judging: other courses and queries, never inspected during tuning. */
export const judgingSeeds: Seeds = { courses: 20_261_121, queries: 7_919 };
