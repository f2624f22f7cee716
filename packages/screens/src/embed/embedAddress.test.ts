// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { embedAddress, embedCode } from './embedAddress.ts';

const at = (address: string) => embedAddress(new URL(address, 'https://aulario.example'));

it('leads to the list, in the language of the address', () => {
  expect(at('/embed/list#abc')).toEqual({
    ...{ kind: 'list', language: 'es', theme: null, fragment: 'abc', href: '/list#abc' },
  });
  expect(at('/en/embed/list?theme=dark#abc')).toEqual({
    ...{ kind: 'list', language: 'en', theme: 'dark', fragment: 'abc', href: '/en/list#abc' },
  });
});

it('leads to the route, without the theme', () => {
  expect(at('/en/embed/route?g=web-developer&theme=light&h=3#abc')).toMatchObject({
    ...{ kind: 'route', theme: 'light', href: '/en/route?g=web-developer&h=3' },
  });
  expect(at('/embed/route?theme=pink#abc').theme).toBeNull();
});

it('writes code that keeps a name of any signs in its title', () => {
  const address = 'https://aulario.example/embed/route?g=a&h=3#abc';
  const name = '"><script>alert(1)</script> & más';
  const { body } = new DOMParser().parseFromString(embedCode(address, name), 'text/html');
  expect(body.children).toHaveLength(1);
  expect(body.querySelector('iframe')?.src).toBe(address);
  expect(body.querySelector('iframe')?.title).toBe(name);
});
