import type { Account } from '@aulario/auth';
import { createContext, useContext } from 'react';

const AccountContext = createContext<Account | undefined>(undefined);

/** Provides the account: in the dashboard always, on public pages once its session is confirmed. */
export const AccountProvider = AccountContext.Provider;

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (account === undefined) throw new Error('useAccount needs a dashboard above it.');
  return account;
}

/** Null for a visitor. */
export const useAccountIfAny = (): Account | null => useContext(AccountContext) ?? null;

/** The id of the account, or null for a visitor. */
export const useAccountId = (): string | null => useAccountIfAny()?.id ?? null;

/** The account's display name, else its address. */
export const nameOf = ({ displayName, email }: Account) => displayName || email;
