import { afterEach, expect, inject } from 'vitest';
import { heldTexts } from '../packages/dev-tools/src/heldTexts.ts';
import { translatePage } from '../packages/dev-tools/src/translatePage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    isTranslated: boolean;
  }
}

if (inject('isTranslated')) translatePage();

// What a translator may replace without React's noticing.
afterEach(() => expect(heldTexts(document.body), 'texts beside other content').toEqual([]));
