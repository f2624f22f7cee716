import '@aulario/ui/fonts.css';
import type { Catalogue } from '@aulario/course-data';
import { createCourseLookup } from '@aulario/course-data/lookup';
import { embedAddress } from '@aulario/screens/embed/embedAddress.ts';
import { openEmbed } from '@aulario/screens/embed/openEmbed.tsx';
import { createRoot } from 'react-dom/client';
import { readEnv } from './env/env.ts';
import { fetchInTime } from './fetchInTime.ts';

/** Courses by their ids: from the hosted search engine if there is one, else from the catalogue's files. */
async function openCourses(): Promise<Pick<Catalogue, 'course'>> {
  const { typesense } = readEnv();
  if (typesense === null) return createCourseLookup('/catalogue/', fetchInTime);
  const { createTypesenseCatalogue } = await import('@aulario/typesense');
  return createTypesenseCatalogue(typesense);
}

async function start(root: HTMLElement) {
  const address = embedAddress(window.location);
  if (address.theme !== null) document.documentElement.dataset['theme'] = address.theme;
  const embed = await openEmbed({ address, catalogue: await openCourses() });
  createRoot(root).render(embed);
}

const root = document.getElementById('root');
if (root !== null) void start(root);
