// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AuthActions, AuthService } from '../authService.ts';
import { lazyAuthService } from '../lazyAuthService.ts';
import { createMemoryAuthService } from '../testing/index.ts';
import { AuthProvider, useAuthActions, useAuthState } from './index.ts';

const credentials = { email: 'visitor@example.com', password: 'correct horse' };

function Status() {
  const state = useAuthState();
  return <output>{state.status === 'signedIn' ? state.account.email : state.status}</output>;
}

const shown = (): string | null => screen.getByRole('status').textContent;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('AuthProvider', () => {
  it('shows each state in turn', async () => {
    const service = createMemoryAuthService({ accounts: [credentials] });
    render(
      <AuthProvider service={service}>
        <Status />
      </AuthProvider>,
    );
    expect(shown()).toBe('loading');
    expect(await screen.findByText('signedOut')).toBeDefined();
    await act(() => service.signIn(credentials));
    expect(shown()).toBe(credentials.email);
    await act(() => service.signOut());
    expect(shown()).toBe('signedOut');
  });

  it('keeps the actions, and does not re-render components that only use actions', async () => {
    const service = createMemoryAuthService({ state: { status: 'signedOut' } });
    const seen: AuthActions[] = [];
    function Form() {
      seen.push(useAuthActions());
      return null;
    }
    render(
      <AuthProvider service={service}>
        <Form />
        <Status />
      </AuthProvider>,
    );
    const [actions] = seen;
    await act(async () => void (await actions?.signUp(credentials)));
    await act(async () => actions?.updateProfile({ displayName: 'Ada', photoUrl: '' }));
    expect(service.getState()).toMatchObject({ account: { displayName: 'Ada' } });
    await act(async () => actions?.signOut());
    await act(async () => actions?.signIn(credentials));
    expect(shown()).toBe(credentials.email);
    expect(seen).toHaveLength(1);
  });

  it('switches to another service', () => {
    const page = (service: AuthService) => (
      <AuthProvider service={service}>
        <Status />
      </AuthProvider>
    );
    const { rerender } = render(page(createMemoryAuthService({ state: { status: 'loading' } })));
    rerender(page(createMemoryAuthService({ state: { status: 'signedOut' } })));
    expect(shown()).toBe('signedOut');
  });

  it('loads a lazy service once, also in strict mode', async () => {
    const load = vi.fn(async () => createMemoryAuthService());
    render(
      <StrictMode>
        <AuthProvider service={lazyAuthService(load)}>
          <Status />
        </AuthProvider>
      </StrictMode>,
    );
    expect(await screen.findByText('signedOut')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loading on a server', () => {
    const service = createMemoryAuthService({ state: { status: 'signedOut' } });
    const html = renderToString(
      <AuthProvider service={service}>
        <Status />
      </AuthProvider>,
    );
    expect(html).toBe('<output>loading</output>');
  });
});

describe('outside an AuthProvider', () => {
  it.each([
    ['useAuthState', useAuthState],
    ['useAuthActions', useAuthActions],
  ])('%s names the missing provider', (name, useHook) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Lost() {
      useHook();
      return null;
    }
    expect(() => render(<Lost />)).toThrow(`${name} needs an <AuthProvider> above it.`);
  });
});
