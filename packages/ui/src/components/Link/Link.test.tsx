import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Link, type LinkProps, LinkProvider } from './Link.tsx';

afterEach(cleanup);

function RouterLink({ href, ...attributes }: LinkProps) {
  return <a {...attributes} href={`/base${href}`} />;
}

it('is a plain anchor without a provider', () => {
  render(
    <Link href="/contact" lang="en">
      Contact
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact');
  expect(screen.getByRole('link').getAttribute('lang')).toBe('en');
});

it('is rendered by what the provider names, in every component', () => {
  render(
    <LinkProvider component={RouterLink}>
      <Link href="/contact">Contacto</Link>
      <ButtonLink href="/signup">Crear cuenta</ButtonLink>
    </LinkProvider>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/base/contact',
    '/base/signup',
  ]);
});

it('puts no look of its own into the document', () => {
  render(<ButtonLink href="/signup">Crear cuenta</ButtonLink>);
  const names = screen.getByRole('link').getAttributeNames();
  expect(names.filter((name) => name.includes('variant') || name.includes('size'))).toEqual([]);
});
