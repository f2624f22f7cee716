/**
 * The effect of a link in one of the provider's mails.
 *
 * - `reset-password`: lets its holder set a new password.
 * - `verify-email`: confirms that the address belongs to the account's owner.
 * - `change-email`: confirms the new address, which then replaces the old one.
 * - `recover-email`: reverts a change of address.
 */
export type AccountLinkKind = 'reset-password' | 'verify-email' | 'change-email' | 'recover-email';

/** An unused link that the provider accepts. */
export interface AccountLink {
  readonly kind: AccountLinkKind;
  /** The address to sign in with after the link has been followed. */
  readonly email: string;
}

/** A new password for the account whose owner received the link. Not kept after the call. */
export interface PasswordReset {
  /** The code of a 'reset-password' link. */
  readonly code: string;
  readonly password: string;
}
