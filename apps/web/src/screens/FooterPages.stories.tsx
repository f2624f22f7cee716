import { expect } from 'storybook/test';
import { about } from '../features/articles/about.ts';
import type { Translated } from '../features/articles/article.ts';
import { blog } from '../features/articles/blog.ts';
import { contact } from '../features/articles/contact.ts';
import { docs } from '../features/articles/docs.ts';
import { legal } from '../features/articles/legal.ts';
import { product } from '../features/articles/product.ts';
import { paths } from '../features/navigation/paths.ts';
import { inApp, inEnglish, languageOf, type ScreenMeta, type ScreenStory } from './inApp.tsx';

const meta: ScreenMeta = { ...inApp, tags: ['!autodocs'], args: { path: paths.about } };

export default meta;

const reads =
  (article: Translated): NonNullable<ScreenStory['play']> =>
  async ({ canvas, globals }) => {
    const { title, sections } = article[languageOf(globals)];
    await canvas.findByRole('heading', { level: 1, name: title });
    for (const { heading } of sections) {
      if (heading) await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    }
  };

export const About: ScreenStory = { play: reads(about) };

export const Blog: ScreenStory = { args: { path: paths.blog }, play: reads(blog) };

/** Without a tracker of issues configured. */
export const Contact: ScreenStory = { args: { path: paths.contact }, play: reads(contact(null)) };

export const ContactWithTracker: ScreenStory = {
  args: {
    path: paths.contact,
    services: () => ({ issuesUrl: 'https://example.com/aulario/issues' }),
  },
  play: reads(contact('https://example.com/aulario/issues')),
};

export const Documentation: ScreenStory = { args: { path: paths.docs }, play: reads(docs) };

export const Legal: ScreenStory = { args: { path: paths.legal }, play: reads(legal) };

export const Product: ScreenStory = { args: { path: paths.product }, play: reads(product) };

export const EnglishAbout: ScreenStory = { ...About, globals: inEnglish };

export const EnglishBlog: ScreenStory = { ...Blog, globals: inEnglish };

export const EnglishContact: ScreenStory = { ...Contact, globals: inEnglish };

export const EnglishDocumentation: ScreenStory = { ...Documentation, globals: inEnglish };

export const EnglishLegal: ScreenStory = { ...Legal, globals: inEnglish };

export const EnglishProduct: ScreenStory = { ...Product, globals: inEnglish };
