import { LanguageProvider } from '@aulario/frame/language/LanguageProvider.tsx';
import { loadTexts } from '@aulario/frame/language/loadTexts.ts';
import { createMemoryStorage } from '@aulario/frame/services/openStorage.ts';
import { GlobalStyle } from '@aulario/ui';
import { type ReactElement, StrictMode } from 'react';
import { Embed, type EmbedProps } from './Embed.tsx';

/**
 * The embedded page of an address, ready to be rendered. Nothing is read from or written to the
 * browser's storage. Rejects if the texts cannot be fetched.
 */
export async function openEmbed({ address, catalogue }: EmbedProps): Promise<ReactElement> {
  const texts = await loadTexts(address.language);
  await texts.need(['courses', 'embed']);
  return (
    <StrictMode>
      <LanguageProvider storage={createMemoryStorage()} texts={texts}>
        <GlobalStyle />
        <Embed address={address} catalogue={catalogue} />
      </LanguageProvider>
    </StrictMode>
  );
}
