/** From one seed come the courses, from the other the queries about them. */
export interface Seeds {
  courses: number;
  queries: number;
}

/** What the engine's weights are tuned on. Its figures are never reported. */
export const tuningSeeds: Seeds = { courses: 1, queries: 11 };

/** What the engine is judged on: other courses and other queries, not looked at while tuning. */
export const judgingSeeds: Seeds = { courses: 20_261_121, queries: 7_919 };
