import type { CoverKey } from '@aulario/ui/covers';
import sharp from 'sharp';
import { Folder } from './folder.ts';
import { hashOf } from './hashOf.ts';
import { pictureSvg } from './sharePicture.ts';

const renderPicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, effort: 1, dither: 0 }).toBuffer();

/**
 * Writes preview images, those that the build before has rendered as the files that it kept.
 *
 * @param pictures - Their covers, by address.
 */
export async function writePictures(
  pictures: ReadonlyMap<string, CoverKey | null>,
  site: Folder,
  keptFolder: string | null,
): Promise<void> {
  const kept = keptFolder === null ? null : new Folder(keptFolder);
  for (const [path, cover] of pictures) {
    const svg = pictureSvg(cover);
    const name = `pictures/${hashOf(svg)}.png`;
    if (kept?.has(name)) {
      site.take(path, kept, name);
      continue;
    }
    site.write(path, [await renderPicture(svg)]);
    kept?.take(name, site, path);
  }
}
