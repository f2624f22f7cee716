/** What a repository takes from the device. */
export interface DeviceOptions {
  /** Returns milliseconds since the epoch; `Date.now` by default. */
  readonly now?: (() => number) | undefined;
  /** Returns an id that no other record has; random by default. */
  readonly newId?: (() => string) | undefined;
}
