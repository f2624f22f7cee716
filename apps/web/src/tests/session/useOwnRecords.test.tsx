import { ServicesProvider } from '@aulario/frame/services/Services.tsx';
import { AccountProvider } from '@aulario/frame/session/account.ts';
import { useOwnRecords } from '@aulario/frame/session/useOwnRecords.ts';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { memoryServices } from '../../testing/openApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

it('opens the records of an account once, however late it renders again', () => {
  const services = memoryServices();
  const open = vi.spyOn(services.localData, 'account');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>
      <AccountProvider value={testAccount}>{children}</AccountProvider>
    </ServicesProvider>
  );
  const { result, rerender } = renderHook(useOwnRecords, { wrapper });
  const { current: opened } = result;
  rerender();
  expect(result.current).toBe(opened);
  expect(open).toHaveBeenCalledExactlyOnceWith(testAccount.id);
});
