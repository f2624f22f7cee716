import { expect, it } from 'vitest';
import { userAgentOf } from './userAgent.ts';

it('names the page where a provider can read about the operator', () => {
  expect(userAgentOf('https://cursos.example')).toMatch(
    /^AularioCatalogue\/\d+\.\d+\.\d+ \(\+https:\/\/cursos\.example\)$/,
  );
  expect(userAgentOf('')).toMatch(/^AularioCatalogue\/[\d.]+$/);
});
