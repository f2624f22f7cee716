import type { CategoryId } from '@aulario/course-data';
import { ScreenParts } from '@aulario/ui';
import { useState } from 'react';
import { AccountSettings } from '../features/account/AccountSettings.tsx';
import { useTranslate } from '../features/language/useTranslate.ts';
import { useFocusOfHash } from '../features/navigation/useFocusOfHash.ts';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';
import { ProfileEditor } from '../features/profile/ProfileEditor.tsx';

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
