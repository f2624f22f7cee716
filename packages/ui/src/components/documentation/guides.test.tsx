/// <reference types="vite/client" />

import * as kit from '../../index.ts';
import { testGuides } from './guides.fixture.tsx';

testGuides({
  stories: import.meta.glob('../../**/*.stories.tsx', { eager: true }),
  sources: import.meta.glob('../../**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  modules: [kit],
});
