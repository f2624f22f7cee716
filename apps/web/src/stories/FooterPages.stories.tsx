import { paths } from '@aulario/frame/navigation/paths.ts';
import { allArticles } from '@aulario/screens/articles/allArticles.fixture.ts';
import { plainText } from '@aulario/screens/articles/article.ts';
import { expect } from 'storybook/test';
import { inApp, inEnglish, languageOf, type ScreenMeta, type ScreenStory } from './inApp.tsx';

const meta: ScreenMeta = { ...inApp, tags: ['!autodocs'], args: { path: paths.about } };

export default meta;

const reads =
  (name: string): NonNullable<ScreenStory['play']> =>
  async ({ canvas, globals }) => {
    const article = allArticles[`../content/${name}.${languageOf(globals)}.md`];
    if (!article) throw new Error(`There is no text of ${name}.`);
    await canvas.findByRole('heading', { level: 1, name: article.title });
    for (const block of article.blocks) {
      if (block.kind !== 'heading') continue;
      const heading = { name: plainText(block.text), level: block.level };
      await expect(canvas.getByRole('heading', heading)).toBeVisible();
    }
  };

const screenOf = (name: string): ScreenStory => ({ args: { path: `/${name}` }, play: reads(name) });

export const About: ScreenStory = screenOf('about');

/** Every post by its title, its day and what it is about. */
export const Blog: ScreenStory = {
  args: { path: paths.blog },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Blog' });
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
};

export const BlogPost: ScreenStory = screenOf('blog/is-the-certificate-worth-it');

/** Without an address or a tracker of issues configured. */
export const Contact: ScreenStory = screenOf('contact');

/** With the list of its headings. */
export const Documentation: ScreenStory = screenOf('docs');

/** Where nobody has said who answers for the installation. */
export const Legal: ScreenStory = screenOf('legal');

export const Product: ScreenStory = screenOf('product');

export const EnglishAbout: ScreenStory = { ...About, globals: inEnglish };

export const EnglishBlog: ScreenStory = { ...Blog, globals: inEnglish };

export const EnglishBlogPost: ScreenStory = { ...BlogPost, globals: inEnglish };

export const EnglishContact: ScreenStory = { ...Contact, globals: inEnglish };

export const EnglishDocumentation: ScreenStory = { ...Documentation, globals: inEnglish };

export const EnglishLegal: ScreenStory = { ...Legal, globals: inEnglish };

export const EnglishProduct: ScreenStory = { ...Product, globals: inEnglish };
