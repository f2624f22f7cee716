import type { User } from 'firebase/auth';
import type { Account } from '../authState.ts';
import { photoUrlOf } from '../photoUrlOf.ts';

/** The account of a user as the provider has it: a new object, the photo made safe. */
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
