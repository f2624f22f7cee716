import { type CoverKey, coverSvg } from '@aulario/ui/covers';
import { brandMark } from '../build/brandMark.ts';
import { numberOf } from './numberOf.ts';

/** In px, the size that link previews expect. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** For pages that are about no course and no category. */
const ownCover: CoverKey = { id: 'aulario', category: 'Music' };

/** The door of the brand on a piece of wall. */
const door = `<g transform="translate(984 478) scale(4)"><path fill="#fbf7f3" d="M-6 38V18a24 24 0 0 1 48 0v20Z"/>
${brandMark}</g>`;

/** The number of different pictures of a category's courses: one each would be most of a build's work. */
const picturesPerCategory = 12;

/** The cover on the preview image of a page: the page's own, or one of its category. */
function pictureCover(cover: CoverKey | null): CoverKey {
  if (cover === null) return ownCover;
  const { id, category } = cover;
  return { id: String(numberOf(id, picturesPerCategory) + 1), category };
}

/** Returns the address of a page's preview image. */
export function picturePath(cover: CoverKey | null): string {
  if (cover === null) return '/share/aulario.png';
  const { id, category } = pictureCover(cover);
  return `/share/${category}-${id}.png`.toLowerCase().replaceAll(/[^\w./-]+/g, '-');
}

/** A page's preview image: a cover with the brand's door. */
export function pictureSvg(cover: CoverKey | null): string {
  const { id, category } = pictureCover(cover);
  const { width, height } = pictureSize;
  const frame = `width="${width}" height="${height}"`;
  const art = coverSvg(id, category).replace(
    '<svg ',
    () => `<svg ${frame} preserveAspectRatio="xMidYMid slice" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${art}${door}</svg>`;
}
