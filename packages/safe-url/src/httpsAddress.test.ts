import { describe, expect, it } from 'vitest';
import { httpsAddress, maxAddressLength } from './httpsAddress.ts';
import { foreignAddresses, hostileAddresses } from './testing/index.ts';

describe('httpsAddress', () => {
  it.each([
    ['https://www.udemy.com/course/a/', undefined],
    ['https://images.example/480x270/1_2.jpg?size=96#top', undefined],
    ['https://images.example/"onerror="alert(1)', 'https://images.example/%22onerror=%22alert(1)'],
    ['HTTPS://Images.Example', 'https://images.example/'],
    ['https://images.example:443/a', 'https://images.example/a'],
    ['https://images.example/a@b', undefined],
    ['https://españa.example/ñ.png', 'https://xn--espaa-rta.example/%C3%B1.png'],
  ])('takes %j, normalised', (given, expected) => {
    expect(httpsAddress(given)?.href).toBe(expected ?? given);
  });

  it('knows more hostile addresses than the 200 that it must', () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(200);
    expect(foreignAddresses.length).toBeGreaterThanOrEqual(100);
  });

  it.each(hostileAddresses.map((address) => [address.slice(0, 80), address]))(
    'refuses %j',
    (_, address) => {
      expect(httpsAddress(address)).toBeNull();
    },
  );

  it.each(foreignAddresses)(
    'reads %j as the browser would, and never as more than https',
    (given) => {
      const url = httpsAddress(given);
      if (url === null) return;
      expect(url.href).toBe(new URL(given).href);
      expect(url).toMatchObject({ protocol: 'https:', username: '', password: '', port: '' });
      expect(httpsAddress(url.href)?.href).toBe(url.href);
    },
  );

  it('counts the length before and after normalisation', () => {
    const address = `https://a.example/${'a'.repeat(maxAddressLength - 18)}`;
    expect(httpsAddress(address)?.href).toHaveLength(maxAddressLength);
    expect(httpsAddress(`${address}a`)).toBeNull();
    expect(httpsAddress(address.replace('aaa', 'ñ'))).toBeNull();
  });

  it.each([null, undefined, 7, true, {}, [], ['https://a.example/'], Symbol('https://a.example/')])(
    'takes nothing from a value that is no string: %s',
    (given) => {
      expect(httpsAddress(given)).toBeNull();
    },
  );

  it('never runs what it is given', () => {
    expect(httpsAddress({ toString: () => 'https://a.example/' })).toBeNull();
  });
});
