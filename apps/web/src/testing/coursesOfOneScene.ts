import type { Course } from '@aulario/course-data';
import { someCourses } from '@aulario/course-data/testing';
import { coverScenes } from '@aulario/ui/covers';

const ownScene = ({ id, category }: Course) => coverScenes([{ id, category: category ?? '' }])[0];

/** Two courses whose covers have the same scene, each by itself. */
export function coursesOfOneScene() {
  const [first, ...others] = someCourses(100);
  const second = others.find((course) => first && ownScene(course) === ownScene(first));
  if (first === undefined || second === undefined) throw new Error('No two scenes are the same.');
  return { first, second };
}

/** How the covers of the screen are rendered. */
export const drawnCovers = () =>
  [...document.querySelectorAll('main svg[viewBox="0 0 480 270"]')].map((svg) => svg.innerHTML);

/** How the last cover of the screen is rendered. */
export const lastCover = () => drawnCovers().at(-1);
