import type { User } from 'firebase/auth';
import type { Account } from '../../authState.ts';
import { photoUrlOf } from '../../photoUrlOf.ts';

/** Converts the provider's user to an account: a new object with a safe photo address. */
export function accountOf(user: User): Account {
  return {
    id: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    photoUrl: photoUrlOf(user.photoURL),
    isEmailVerified: user.emailVerified,
    hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
  };
}
