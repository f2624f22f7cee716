import { Blob as NodeBlob } from 'node:buffer';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Course } from '@aulario/course-data';
import type { Language } from '@aulario/frame/language/language.ts';
import type { ScreenName } from '@aulario/frame/navigation/paths.ts';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { afterAll, expect, it, vi } from 'vitest';

// jsdom's has no stream, which packs the catalogue's files.
vi.stubGlobal('Blob', NodeBlob);
const root = mkdtempSync(join(tmpdir(), 'aulario-platform-'));
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  rmSync(root, { recursive: true });
});

const campus = { id: 'campus.example', name: 'Campus del Sur', hosts: ['campus.example'] };
const site = 'https://aulario.example';

interface Page {
  readonly screen: ScreenName;
  readonly path: string;
  readonly language: Language;
}

/** Writes a catalogue whose courses are on a platform that the operator added, but for each second one. */
async function writeCatalogueFiles() {
  const { addPlatforms } = await import('@aulario/course-data');
  const { writeCatalogue } = await import('@aulario/course-data/build');
  const { someCourses } = await import('@aulario/course-data/testing');
  addPlatforms([campus]);
  const courses = someCourses(6).map((course, index): Course => {
    const own = { id: `campus.example:${index}`, url: `https://campus.example/courses/${index}` };
    return index % 2 === 0 ? { ...course, ...own, platform: campus.id } : course;
  });
  for await (const { path, bytes } of writeCatalogue(courses)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), bytes);
  }
}

/** Renders pages of that catalogue as the build does. */
async function renderPages(pages: readonly Page[]) {
  const { openBuiltCatalogue } = await import('@aulario/prerender/pages/builtCatalogue.ts');
  const { createInertServices } = await import('@aulario/prerender/pages/render/inertServices.ts');
  const { createScreenRenderer } = await import('@aulario/prerender/pages/render/renderScreen.tsx');
  const { PageStyles } = await import('@aulario/prerender/pages/render/pageStyles.ts');
  const { pageFiller } = await import('@aulario/prerender/pages/fill/fillPage.ts');
  const { App } = await import('../../app/App.tsx');
  const { createRoutes } = await import('../../app/routes.tsx');
  const { catalogue, platforms } = await openBuiltCatalogue(root);
  const services = { ...createInertServices({ hasGoogle: false, outgoing: {} }), catalogue };
  const { withPlatforms } = await import('@aulario/prerender/build/pagePlatforms.ts');
  const index = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
  const empty = withPlatforms(index, platforms);
  const fill = pageFiller({ empty, firstScript: '', lastScript: '', startUrl: '', site });
  return Promise.all(
    pages.map(async ({ screen, path, language }) => {
      const renderer = await createScreenRenderer({ App, createRoutes }, services, language);
      const loaded = await renderer.load(screen, path);
      const { head, markup } = renderer.render(loaded, new PageStyles());
      const filled = fill({
        ...{ path, language, markup, data: loaded.data, title: head.title },
        ...{ modules: [], comesWhenIdle: true, isSearched: false },
        ...{ prepared: null, early: null, offer: null },
        ...{ description: '', withoutScript: '', picture: '', structured: null },
      });
      return { path, language, html: filled.join('') };
    }),
  );
}

/** Loads the application as a browser does. Returns what makes it out of a page, and what React then reports. */
async function loadApplication() {
  const { readyToHydrate } = await import('@aulario/prerender/start/hydrate/readyToHydrate.ts');
  const { hydratePage } = await import('@aulario/prerender/start/hydrate/hydratePage.ts');
  const { readPageData, readPagePlatforms } = await import(
    '@aulario/prerender/start/hydrate/readPageData.ts'
  );
  const { loadTexts } = await import('@aulario/frame/language/loadTexts.ts');
  const { App } = await import('../../app/App.tsx');
  const { createRoutes } = await import('../../app/routes.tsx');
  const { memoryServices } = await import('../../testing/openApp.tsx');
  return async (html: string, { path, language }: Pick<Page, 'path' | 'language'>) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const element = document.createElement('div');
    element.innerHTML = page.getElementById('root')?.innerHTML ?? '';
    document.body.replaceChildren(element);
    const shown = element.textContent;
    readPagePlatforms(page);
    const services = memoryServices({ storage: localStorage });
    const texts = await loadTexts(language);
    const routes = createRoutes(services, texts);
    const hydrationData = await readyToHydrate(routes, new URL(path, site), readPageData(page));
    const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
    const errors: unknown[] = [];
    await act(async () =>
      hydratePage(
        element,
        <StrictMode>
          <App router={router} services={services} texts={texts} />
        </StrictMode>,
        (error) => errors.push(error),
      ),
    );
    return { shown, errors };
  };
}

it('makes the application out of pages that name a platform which the operator added', async () => {
  // Classes are numbered as components are loaded, here twice in one process.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await writeCatalogueFiles();
  vi.resetModules();
  const pages = await renderPages([
    { screen: 'catalogue', path: '/courses', language: 'es' },
    { screen: 'catalogue', path: '/en/courses', language: 'en' },
    { screen: 'catalogue', path: '/courses/development', language: 'es' },
    { screen: 'course', path: '/course/campus.example:0/x', language: 'es' },
  ]);
  vi.resetModules();
  const hydrate = await loadApplication();
  for (const page of pages) {
    const unnamed = await hydrate(page.html.replace('page-platforms', 'nothing'), page);
    expect(unnamed.errors, `control: ${page.path}`).not.toEqual([]);
  }
  for (const page of pages) {
    const { shown, errors } = await hydrate(page.html, page);
    expect(shown, page.path).toContain(campus.name);
    expect(errors, page.path).toEqual([]);
  }
});
