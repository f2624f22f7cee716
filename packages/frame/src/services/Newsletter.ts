export interface Newsletter {
  /** Subscribes an address. Rejects unless the service confirms that it has stored it. */
  subscribe(email: string): Promise<void>;
}
