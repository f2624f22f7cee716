import { useLocation } from 'react-router-dom';

/** The history state of an entry that the login's link to the recovery creates. */
export interface TypedEmail {
  /** The address typed at the login; not in the screen's address, which is recorded and shared. */
  readonly email: string;
}

const isTypedEmail = (state: unknown): state is TypedEmail =>
  typeof state === 'object' &&
  state !== null &&
  'email' in state &&
  typeof state.email === 'string';

/** The address typed at the login; '' without one. */
export function useTypedEmail(): string {
  const { state }: { state: unknown } = useLocation();
  return isTypedEmail(state) ? state.email : '';
}
