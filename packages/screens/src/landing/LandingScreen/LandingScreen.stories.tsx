import { CategoryNav } from '@aulario/ui';
import { coverPalettes } from '@aulario/ui/covers';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import SiteFooterMeta from '../../site/SiteFooter/SiteFooter.stories.tsx';
import { SiteFooter } from '../../site/SiteFooter/SiteFooter.tsx';
import CallToActionMeta from '../CallToAction/CallToAction.stories.tsx';
import { CallToAction } from '../CallToAction/CallToAction.tsx';
import FloorPlanMeta from '../FeatureGrid/FeatureGrid.stories.tsx';
import { FeatureGrid } from '../FeatureGrid/FeatureGrid.tsx';
import HeroMeta from '../Hero/Hero.stories.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { LandingSection } from '../LandingSection/LandingSection.tsx';
import { PartnerNames } from '../PartnerNames/PartnerNames.tsx';

const categoryLinks = Object.keys(coverPalettes).map((palette) => ({
  label: palette,
  href: `#${palette}`,
  palette,
}));

const meta = {
  tags: ['home', 'landing', 'portada', 'inicio'],
  render: () => (
    <>
      <Hero {...HeroMeta.args} />
      <main id="content" tabIndex={-1}>
        <PartnerNames label="Integrado con" names={['Udemy', 'Coursera', 'edX']} />
        <LandingSection title="¿Por qué puerta entras?">
          <CategoryNav label="Explorar por categoría" items={categoryLinks} />
        </LandingSection>
        <LandingSection title="La planta del edificio" text="Seis salas, todas abiertas.">
          <FeatureGrid {...FloorPlanMeta.args} />
        </LandingSection>
        <CallToAction {...CallToActionMeta.args} />
      </main>
      <SiteFooter {...SiteFooterMeta.args} />
    </>
  ),
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Hero', 'slogan and the one action', 'h1'],
        ['Partners', 'where the courses are from', 'main ul'],
        ['Sections', 'categories, features', 'main h2'],
        ['Call to action', 'the last wall', 'main a[href="#signup"]'],
        ['Footer', 'newsletter and links', 'footer'],
      ],
      keys: [['Tab', 'Header, hero, sections, footer: the order in which they are read']],
      spoken: [
        ['Parts', 'Landmarks: banner, the hero’s region, main, content information'],
        ['Sections', 'Headings of level 2 below the slogan, the only one of level 1'],
      ],
      dos: ['Keep the order: what it is, where the courses are from, how to begin.'],
      donts: ['Add a second hero.'],
      changes: [['2026-11-21', 'Added.']],
    }),
  },
} satisfies Meta;

export default meta;

/** The parts of the landing page together. */
export const Landing: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getAllByRole('banner')).toHaveLength(1);
    await expect(canvas.getAllByRole('contentinfo')).toHaveLength(1);
  },
};
