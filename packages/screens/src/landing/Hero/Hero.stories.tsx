import { ButtonLink, CourseStrip, SearchBar } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import { storyStrip } from '@aulario/ui/fixtures/patterns/landing/CourseStrip/strip.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { siteHeader } from '../../site/SiteHeader/site.fixture.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  tags: ['jumbotron', 'banner', 'portada', 'cabecera'],
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Header', 'a SiteHeader or PublicHeader on the sky', 'header'],
        ['Slogan', 'the only h1, one word of it marked', 'h1'],
        ['Text', 'one sentence', 'h1 + p'],
        ['Action', 'a sun button, or a search bar', 'h1 ~ a, h1 ~ * a'],
        ['Building', 'twelve doors; decorative', 'svg[viewBox]'],
        ['Strip', 'optional, a CourseStrip'],
      ],
      keys: [['Tab', 'Header, action, strip']],
      spoken: [
        ['Wall', 'A region with the slogan as name; the slogan is a heading of level 1'],
        ['Action', 'A link, or a search landmark'],
        ['Building', 'Nothing: it is a drawing'],
      ],
      dos: [
        'Say the slogan in a handful of words, one of them marked.',
        'Pass one sun button, or a search bar joined with one, as the action: nothing else on the wall is warm.',
        'Check 320, 760 and 1280 px whenever the words change. The hero is 720 px high at each; a strip of courses stands within it from 1120 px, and below it where it takes more than one row.',
      ],
      donts: [
        'Place text over sun, moon or doors.',
        'Add a second wall, a picture or a video behind the words.',
        'Animate more than the sun and one door.',
      ],
      changes: [
        ['2026-11-22', 'strip is new.'],
        ['2026-11-21', 'Added.'],
      ],
    }),
  },
  argTypes: { action: { control: false }, header: { control: false } },
  args: {
    titleStart: 'All courses in',
    titleMark: 'ONE',
    titleEnd: 'place',
    titleLang: 'en',
    text: 'Doce categorías, varias plataformas, una sola búsqueda. Compara y guarda sin salir del edificio.',
    action: (
      <ButtonLink href="#cursos" variant="accent" size="big" lang="en">
        Watch a course
      </ButtonLink>
    ),
    header: siteHeader,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The hero is 720 px high and contains the slogan in one heading. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 1, name: 'All courses in ONE place' });
    await expect(heading).toHaveAttribute('lang', 'en');
    const hero = canvas.getByRole('region', { name: 'All courses in ONE place' }).parentElement;
    await expect(hero?.getBoundingClientRect().height).toBe(720);
  },
};

export const LongText: Story = {
  args: {
    titleStart: 'Todos los cursos que existen en',
    titleMark: 'UN',
    titleEnd: 'mismo lugar',
    titleLang: undefined,
    text: 'Doce categorías, muchísimas plataformas de cursos y una sola búsqueda que perdona los errores de escritura. Compara precios, idiomas y niveles, y guarda lo que te interesa sin salir nunca del edificio.',
    action: (
      <ButtonLink href="#cursos" variant="accent" size="big">
        Mirar un curso de los que más interesan
      </ButtonLink>
    ),
  },
};

/** The header's links take several lines: sun and trees begin below them. */
export const HighHeader: Story = {
  args: { header: <div style={{ minHeight: 240 }}>{siteHeader}</div> },
};

const withCourses: Story['args'] = {
  text: '120 cursos de Udemy, edX y Coursera en una sola búsqueda. Mira, compara y guarda sin cuenta.',
  action: (
    <SearchBar
      label="Buscar cursos"
      placeholder="Python, guitarra…"
      submitLabel="Watch a course"
      submitLang="en"
      busyLabel="Buscando"
      onSubmit={fn()}
    />
  ),
  strip: <CourseStrip {...storyStrip} />,
};

/** Search field and four courses within the same 720 px. */
export const WithCourses: Story = {
  args: withCourses,
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hero = canvas.getByRole('region', { name: 'All courses in ONE place' }).parentElement
      ?.parentElement;
    await expect(hero?.getBoundingClientRect().height).toBeCloseTo(720, 0);
    await expect(canvas.getByRole('button', { name: 'Watch a course' })).toBeVisible();
  },
};

export const WithCoursesNarrow: Story = {
  args: withCourses,
  globals: { viewport: { value: 'w360' } },
};
