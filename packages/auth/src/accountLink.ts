/**
 * What a link in a mail of the provider does.
 *
 * - `reset-password`: its holder may set a new password.
 * - `verify-email`: confirms that the address belongs to the account's owner.
 * - `change-email`: confirms the new address, which then replaces the old one.
 * - `recover-email`: takes a change of address back.
 */
export type AccountLinkKind = 'reset-password' | 'verify-email' | 'change-email' | 'recover-email';

/** A link that the provider accepts, still unused. */
export interface AccountLink {
  readonly kind: AccountLinkKind;
  /** The address that it is about: the one to sign in with once the link has been followed. */
  readonly email: string;
}

/** A new password for the account whose owner got the link. Not kept after the call. */
export interface PasswordReset {
  /** The code of a 'reset-password' link. */
  readonly code: string;
  readonly password: string;
}
