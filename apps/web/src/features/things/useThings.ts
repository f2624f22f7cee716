import type { CategoryId } from '@aulario/course-data';
import { useCart, useCartActions } from '@aulario/course-data/cart';
import { useState } from 'react';
import { readPreferredCategory, savePreferredCategory } from '../catalogue/preferredCategory.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { MessageId } from '../language/messages.ts';
import { useServices } from '../services/Services.tsx';
import { useAccount } from '../session/account.ts';
import { downloadText } from './downloadText.ts';
import { readThings, type Things, writeThings } from './thingsFile.ts';

type Answer = { tone: 'success' | 'danger'; message: MessageId };

/**
 * Takes one's things out as one file, and puts the things of such a file back.
 *
 * @param onCategory - Told the category that came with a file.
 */
export function useThings(onCategory: (category: CategoryId) => void) {
  const { storage } = useServices();
  const { email, displayName, photoUrl } = useAccount();
  const { entries } = useCart();
  const { restore } = useCartActions();
  const { language, chooseLanguage } = useLanguage();
  const [answer, setAnswer] = useState<Answer | null>(null);

  const save = () => {
    const account = { email, displayName, photoUrl };
    const category = readPreferredCategory(storage);
    downloadText('aulario.json', writeThings({ account, category, language, cart: entries }));
  };

  const put = async ({ cart, category, language: chosen }: Things) => {
    // What is in the cart already stays in it.
    for (const entry of cart) restore(entry);
    if (category !== null) {
      savePreferredCategory(storage, category);
      onCategory(category);
    }
    await chooseLanguage(chosen);
  };

  const load = async (file: File) => {
    setAnswer(null);
    try {
      const things = readThings(await file.text());
      if (things === null) {
        setAnswer({ tone: 'danger', message: 'things.invalid' });
        return;
      }
      await put(things);
      setAnswer({ tone: 'success', message: 'things.loaded' });
    } catch {
      setAnswer({ tone: 'danger', message: 'things.failed' });
    }
  };

  return { answer, save, load };
}
