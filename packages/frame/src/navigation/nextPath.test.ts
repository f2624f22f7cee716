import { foreignAddresses, hostileAddresses } from '@aulario/safe-url/testing';
import { describe, expect, it } from 'vitest';
import { loginPathFor, parseNext, withNext } from './nextPath.ts';

describe('parseNext', () => {
  it.each([
    '/dashboard',
    '/dashboard/home',
    '/dashboard/home?q=c%2B%2B&page=2',
    '/dashboard/profile',
    '/dashboard/cart',
    '/dashboard/cart/checkout',
    '/dashboard/plan',
    '/dashboard/mine',
    '/dashboard/changed',
    '/dashboard/categories/music?page=2',
    '/courses',
    '/courses?q=guitarra',
    '/courses/development/python',
    '/categories',
    '/course/udemy:5459964/introduction-to-python',
    '/dashboard/course/edx:x.y_z-1',
    '/cart',
    '/changed',
    '/add?url=https%3A%2F%2Fwww.udemy.com%2Fcourse%2Fpython%2F',
    '/dashboard/add?url=https%3A%2F%2Fwww.udemy.com%2Fcourse%2Fpython%2F',
  ])('lets %s pass', (next) => {
    expect(parseNext(next)).toBe(next);
  });

  it('drops what stands behind the search', () => {
    expect(parseNext('/dashboard/cart#javascript:alert(1)')).toBe('/dashboard/cart');
  });

  it.each([
    '',
    ' ',
    '/',
    '/login',
    '/logout',
    '/dashboard/',
    '/dashboard/home/',
    '/dashboard/unknown',
    '/courses/basketry',
    '/courses/music/a/b',
    '/course',
    '/course/',
    '/course/..%2f..%2flogin',
    '/course/@evil.example',
    '/coursesmusic',
    'dashboard/home',
    './dashboard/home',
    '/\\/evil.example/dashboard/home',
    '/\n/evil.example/dashboard/home',
    'https:/dashboard/home',
    'HTTPS://aulario.invalid/dashboard/home',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '%2F%2Fevil.example',
    '%2Fdashboard%2Fhome',
    '/%64ashboard/home',
    '/dashboard%2Fhome',
    '/dashboard/home%2F..%2F..%2Fevil',
    '/dashboard/home/../../login',
    '/dashboard/home/..%2f..%2flogin',
    '/dashboard/home;@evil.example',
    '/dashboard/home@evil.example',
    '/dashboard\\..\\login',
    '/.//evil.example',
    '/..//evil.example',
    '/@evil.example/dashboard/home',
    '?next=/dashboard/home',
    '#/dashboard/home',
  ])('refuses %j', (next) => {
    expect(parseNext(next)).toBeNull();
  });

  it('refuses every hostile and every foreign address', () => {
    const all = [...hostileAddresses, ...foreignAddresses];
    expect(all.filter((next) => parseNext(next) !== null)).toEqual([]);
  });

  it('has nowhere to go without a value', () => {
    expect(parseNext(null)).toBeNull();
  });

  it('resolves dots before it decides', () => {
    expect(parseNext('/dashboard/../dashboard/home')).toBe('/dashboard/home');
  });
});

it('writes what it reads', () => {
  const path = loginPathFor({ pathname: '/dashboard/home', search: '?q=c%2B%2B&page=2' });
  expect(parseNext(new URL(path, 'https://a.example').searchParams.get('next'))).toBe(
    '/dashboard/home?q=c%2B%2B&page=2',
  );
});

it('carries the way back from login to signup', () => {
  expect(withNext('/signup', null)).toBe('/signup');
  expect(withNext('/signup', '/dashboard/cart')).toBe('/signup?next=%2Fdashboard%2Fcart');
});
