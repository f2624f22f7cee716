import sharp from 'sharp';

/** The rows of a picture to look at, in px from its top, and its width. */
export interface Part {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

const marginPx = 80;

const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** The rows that differ and what lies around them; all rows where the widths differ. */
export async function differingPart(before: Buffer, after: Buffer): Promise<Part> {
  const [old, present] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const height = Math.max(old.info.height, present.info.height);
  const width = Math.max(old.info.width, present.info.width);
  if (old.info.width !== present.info.width) return { width, top: 0, bottom: height };
  const rowOf = ({ data }: { data: Buffer }, row: number) =>
    data.subarray(4 * width * row, 4 * width * (row + 1));
  const differs = (row: number) => !rowOf(old, row).equals(rowOf(present, row));
  const rows = [...Array(height).keys()].filter(differs);
  const top = Math.max((rows[0] ?? 0) - marginPx, 0);
  return { width, top, bottom: Math.min((rows.at(-1) ?? height) + 1 + marginPx, height) };
}
