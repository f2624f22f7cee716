import type { CategoryId } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useFocusOfHash } from '@aulario/frame/navigation/useFocusOfHash.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { ScreenParts } from '@aulario/ui';
import { useState } from 'react';
import { AccountSettings } from '../account/AccountSettings.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';

export function Component() {
  const text = useTranslate();
  const [category, setCategory] = useState<CategoryId | null>();
  usePageTitle(text('profile.title'));
  useFocusOfHash();
  return (
    <ScreenParts>
      <h1>{text('profile.title')}</h1>
      <ProfileEditor restoredCategory={category} />
      <AccountSettings onCategory={setCategory} />
    </ScreenParts>
  );
}
