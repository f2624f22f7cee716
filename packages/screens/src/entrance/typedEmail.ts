import { useEntryState } from '@aulario/frame/navigation/entryState.ts';

/** The history state of an entry that the login's link to the recovery creates. */
export interface TypedEmail {
  /** The address typed at the login; not in the screen's address, which is recorded and shared. */
  readonly email: string;
}

/** The address typed at the login; '' without one. */
export function useTypedEmail(): string {
  const email = useEntryState('email' satisfies keyof TypedEmail);
  return typeof email === 'string' ? email : '';
}
