export interface Newsletter {
  /** Rejects unless whoever keeps the addresses confirms that it has this one. */
  subscribe(email: string): Promise<void>;
}
