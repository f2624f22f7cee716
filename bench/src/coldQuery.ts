/** What one query costs that finds nothing in any cache. */
export interface ColdQuery {
  courses: number;
  /** Bytes as served, over all queries. */
  p50: number;
  worst: number;
  /** The figure that the project set itself, in bytes. */
  limit: number;
}
