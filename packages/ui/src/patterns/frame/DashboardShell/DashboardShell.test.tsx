import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DashboardShell, type DashboardShellProps } from './DashboardShell.tsx';

afterEach(cleanup);

const shell: DashboardShellProps = {
  logoHref: '/dashboard/home',
  logoLabel: 'Aulario, inicio',
  navLabel: 'Principal',
  entries: [
    { label: 'Inicio', href: '/dashboard/home', icon: 'home', isCurrent: false },
    { label: 'Perfil', href: '/dashboard/profile', icon: 'profile', isCurrent: true },
    {
      label: 'Carrito',
      href: '/dashboard/cart',
      icon: 'cart',
      isCurrent: false,
      badge: { text: '2', label: '2 cursos' },
    },
  ],
  greeting: 'Hola, Ada',
  language: <span>ES</span>,
  avatar: <span>AL</span>,
  menu: { label: 'Tu cuenta', avatar: <span>AL</span>, links: [], theme: null },
  signOutLabel: 'Cerrar sesión',
  onSignOut: () => {},
  skipLabel: 'Ir al contenido',
  children: <h1>Perfil</h1>,
};

it('has each landmark once', () => {
  render(<DashboardShell {...shell} />);
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  const main = screen.getByRole('main');
  expect([main.id, main.tabIndex]).toEqual(['content', -1]);
  expect(within(main).getByRole('heading', { name: 'Perfil' })).toBeDefined();
});

it('leads to the content first', async () => {
  render(<DashboardShell {...shell} />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Ir al contenido');
  expect(document.activeElement?.getAttribute('href')).toBe('#content');
});

it('marks the current entry and tells what a badge counts', () => {
  render(<DashboardShell {...shell} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Perfil');
  expect(screen.getByRole('link', { name: /Carrito\s*2 cursos/ })).toBeDefined();
});

it('calls onSignOut once', async () => {
  const onSignOut = vi.fn();
  const { rerender } = render(<DashboardShell {...shell} onSignOut={onSignOut} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(onSignOut).toHaveBeenCalledOnce();
  rerender(<DashboardShell {...shell} onSignOut={onSignOut} isSigningOut />);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});
