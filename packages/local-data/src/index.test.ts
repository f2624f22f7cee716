import { expect, it } from 'vitest';
import * as localData from './index.ts';

it('exports exactly these values', () => {
  expect(Object.keys(localData).sort()).toEqual([
    'accountPrefix',
    'createLocalData',
    'isSealedText',
    'openSealedText',
    'sealText',
    'textCodec',
    'visitorPrefix',
  ]);
});
