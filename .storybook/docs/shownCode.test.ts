import { expect, it } from 'vitest';
import { source } from './shownCode.ts';

it('imports what a story shows once, however often it is asked', () => {
  const story = { parameters: { fileName: './packages/ui/src/components/Note/Note.stories.tsx' } };
  const code = source.transform('<Note><Link href="#">Aula</Link></Note>', story);
  expect(code).toMatch(/^import { Link, Note } from '@aulario\/ui';\n\n<Note>/);
  expect(source.transform(code, story)).toBe(code);
});
