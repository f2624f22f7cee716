export interface Newsletter {
  /** Rejects unless the provider confirms the subscription. */
  subscribe(email: string): Promise<void>;
}
