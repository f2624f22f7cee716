import { brandMark } from '@aulario/prerender/build/brandMark.ts';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/**
 * Icons for launchers. Chromium requires one of 192 and one of 512 pixels for installation.
 * `margin` is the share of each side around the door: a launcher may crop a maskable icon to a
 * circle of four fifths.
 */
const icons = [
  { name: 'icon-192.png', size: 192, purpose: 'any', margin: 0.04 },
  { name: 'icon-512.png', size: 512, purpose: 'any', margin: 0.04 },
  { name: 'icon-maskable-512.png', size: 512, purpose: 'maskable', margin: 0.2 },
] as const;

const manifest = {
  id: '/',
  name: 'Aulario',
  short_name: 'Aulario',
  description: 'Cursos en línea de muchas plataformas en un solo catálogo.',
  lang: 'es',
  dir: 'ltr',
  start_url: '/courses',
  scope: '/',
  display: 'standalone',
  // Shares to the application; the address is often part of the text.
  share_target: {
    action: '/add',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  background_color: '#fbf7f3',
  theme_color: '#b5295f',
  icons: [
    ...icons.map(({ name, size, purpose }) => ({
      src: `/${name}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** Draws the door on the background of the manifest. */
function renderIcon(size: number, margin: number): Promise<Buffer> {
  const side = 36 / (1 - 2 * margin);
  const start = -side * margin;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${start} ${start} ${side} ${side}">${brandMark}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: manifest.background_color })
    .png({ palette: true })
    .toBuffer();
}

/** Writes the web manifest and its icons, which make the product installable. */
export const webManifest = (): Plugin => ({
  name: 'aulario:web-manifest',
  apply: 'build',
  async generateBundle() {
    const source = JSON.stringify(manifest);
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    for (const { name, size, margin } of icons) {
      this.emitFile({ type: 'asset', fileName: name, source: await renderIcon(size, margin) });
    }
  },
});
