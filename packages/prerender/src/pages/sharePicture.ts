import type { CoverKey } from '@aulario/ui/covers';
import { coverSvg } from '@aulario/ui/covers';
import sharp from 'sharp';
import { brandMark } from '../build/brandMark.ts';

/** In px, the size that link previews expect. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** For pages that are about no course and no category. */
const ownCover: CoverKey = { id: 'aulario', category: 'Music' };

/** The door of the brand on a piece of wall. */
const door = `<g transform="translate(984 478) scale(4)"><path fill="#fbf7f3" d="M-6 38V18a24 24 0 0 1 48 0v20Z"/>
${brandMark}</g>`;

/** Returns the address of a page's preview image, one per cover. */
export function picturePath(cover: CoverKey | null): string {
  if (cover === null) return '/share/aulario.png';
  return `/share/${cover.id.replace(':', '-').replaceAll(/[^\w.-]+/g, '-')}.png`;
}

/** Renders the cover as a preview image with the brand's door. */
export async function renderPicture(cover: CoverKey | null): Promise<Buffer> {
  const { id, category } = cover ?? ownCover;
  const { width, height } = pictureSize;
  const frame = `width="${width}" height="${height}"`;
  const art = coverSvg(id, category).replace(
    '<svg ',
    () => `<svg ${frame} preserveAspectRatio="xMidYMid slice" `,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${art}${door}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
