import { type Catalogue, CatalogueError } from '@aulario/course-data';
import { aCatalogue, sampleCourses } from '@aulario/course-data/testing';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { encodeListLink } from '@aulario/my-courses/lists';
import { embedAddress } from '@aulario/screens/embed/embedAddress.ts';
import { openEmbed } from '@aulario/screens/embed/openEmbed.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, Suspense, use, useState } from 'react';
import { inEnglish, languageOf, textOf } from './inApp.tsx';
import { endlessCatalogue, storyCatalogue } from './storyCatalogue.ts';

interface EmbeddedProps {
  /** The address without its fragment. */
  path: string;
  /** Whether the fragment holds courses. */
  isWhole: boolean;
  catalogue: Pick<Catalogue, 'course'>;
}

const courses = sampleCourses.slice(0, 3);

async function open({ path, isWhole, catalogue }: EmbeddedProps): Promise<ReactNode> {
  const fragment = await encodeListLink({
    ...{ name: 'Para empezar en Python, con tiempo y sin pagar', added: [], date: '2026-11-29' },
    courseIds: courses.map(({ id }) => id),
    notes: new Map(courses.slice(0, 1).map(({ id }) => [id, 'Python'])),
  });
  const address = new URL(path, 'https://aulario.example');
  address.hash = isWhole ? fragment : 'cut-off';
  return openEmbed({ address: embedAddress(address), catalogue });
}

const Opened = ({ opening }: { opening: Promise<ReactNode> }) => use(opening);

/** A page in a frame of another site, whose address has another language. */
function Embedded(props: EmbeddedProps) {
  const [opening] = useState(() => open(props));
  return (
    <Suspense>
      <Opened opening={opening} />
    </Suspense>
  );
}

const meta: Meta<EmbeddedProps> = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/embed/list', isWhole: true, catalogue: storyCatalogue },
  render: (args, { globals }) => (
    <Embedded
      key={String(globals['language'])}
      {...args}
      path={inLanguage(args.path, languageOf(globals))}
    />
  ),
};

export default meta;

type Story = StoryObj<EmbeddedProps>;

export const List: Story = {
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('link', { name: new RegExp(textOf(globals)('embed.list')) });
    await canvas.findByRole('heading', { level: 2 });
  },
};

export const Route: Story = {
  args: { path: '/embed/route?g=web-developer&h=3' },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('link', { name: new RegExp(textOf(globals)('embed.route')) });
    await canvas.findByRole('heading', { level: 2 });
  },
};

export const Loading: Story = {
  args: {
    catalogue: { ...endlessCatalogue, course: () => new Promise(() => undefined) },
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(textOf(globals)('embed.loading'));
  },
};

export const CutOff: Story = {
  args: { isWhole: false },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(textOf(globals)('embed.invalid'));
  },
};

export const Failed: Story = {
  args: {
    catalogue: aCatalogue({ course: () => Promise.reject(new CatalogueError('network')) }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

export const English: Story = { ...List, globals: inEnglish };
