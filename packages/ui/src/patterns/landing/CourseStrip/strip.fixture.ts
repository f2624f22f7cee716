import { coverScenes } from '../../../covers/cover.ts';
import { storyCourses } from '../../course/CourseCard/courses.fixture.ts';
import type { CourseStripProps } from './CourseStrip.tsx';

const chosen = storyCourses.slice(1, 5);
const scenes = coverScenes(chosen.map(({ cover }) => cover));

/** Four courses, two of them free and one with an unknown price. */
export const storyStrip: CourseStripProps = {
  title: 'Cuatro de los 120',
  more: { label: 'Ver todos los cursos', href: '#cursos' },
  courses: chosen.map(({ title, titleLang, cover, facts, platform, price }, place) => ({
    title,
    titleLang,
    href: `#curso-${place}`,
    cover: { ...cover, scene: scenes[place] },
    lines: [`${facts.level.text} · ${facts.language.text}`, `${platform} · ${facts.time.text}`],
    price: { text: price.text, kind: price.kind === 'free' ? 'free' : 'unknown' },
  })),
};
