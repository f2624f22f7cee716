/// <reference types="vite/client" />

import { nameExports } from '../../packages/ui/src/components/documentation/nameExports.fixture.ts';
import * as kit from '../../packages/ui/src/index.ts';

const patterns = import.meta.glob<object>(
  [
    '../../packages/{screens,course-view}/src/**/[A-Z]*/[A-Z]*.tsx',
    '!**/*.{stories,test,fixture}.tsx',
  ],
  { eager: true },
);

nameExports([kit, ...Object.values(patterns)]);
