import {
  type Auth,
  sendEmailVerification,
  sendPasswordResetEmail,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';

/** The mails that the provider sends for the product, in the visitor's language. */
export interface Mail {
  verification(user: User): Promise<void>;
  passwordReset(email: string): Promise<void>;
  emailChange(user: User, email: string): Promise<void>;
}

export function createMail(auth: Auth, language: (() => string) | undefined): Mail {
  const inLanguage = async (send: () => Promise<void>): Promise<void> => {
    auth.languageCode = language?.() ?? null;
    await send();
  };
  return {
    verification: (user) => inLanguage(() => sendEmailVerification(user)),
    passwordReset: (email) => inLanguage(() => sendPasswordResetEmail(auth, email)),
    emailChange: (user, email) => inLanguage(() => verifyBeforeUpdateEmail(user, email)),
  };
}
