import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { testBrowser } from '../../packages/dev-tools/src/browser.ts';
import type { Shown } from './inPage.ts';
import { inPageScript } from './storyPage.ts';

it('shows no link that waits above the window, however far the page has scrolled', async () => {
  const browser = await chromium.launch(await testBrowser());
  const page = await browser.newPage();
  await page.addInitScript({ content: await inPageScript() });
  const skip = '<a href class="skip" style="position: fixed; top: -50px">Skip</a>';
  const end = '<a href class="end" style="display: block; margin-top: 3000px">End</a>';
  await page.goto(`data:text/html,${skip}${end}`);
  const { focus } = await page.evaluate<Shown>('scrollTo(0, 2000), inPage.inspect()');
  await browser.close();
  expect(focus).toEqual(['focus of .end']);
});
