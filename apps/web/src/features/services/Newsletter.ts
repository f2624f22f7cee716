export interface Newsletter {
  /** Rejects when the provider does not answer that the address was taken. */
  subscribe(email: string): Promise<void>;
}
