// @vitest-environment jsdom
import * as kit from '@aulario/ui';
import { testGuides } from '@aulario/ui/fixtures/components/documentation/guides.tsx';

const patterns = import.meta.glob<object>(
  ['./**/[A-Z]*/[A-Z]*.tsx', '!./**/*.{stories,test,fixture}.tsx'],
  { eager: true },
);

testGuides({
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  sources: import.meta.glob('./**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  modules: [kit, ...Object.values(patterns)],
});
