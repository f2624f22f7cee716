import type { CategoryId } from '@aulario/course-data';
import { ScreenParts } from '@aulario/ui';
import { useState } from 'react';
import { AccountSettings } from '../features/account/AccountSettings.tsx';
import { useText } from '../features/language/useText.ts';
import { usePage } from '../features/navigation/usePage.ts';
import { ProfileEditor } from '../features/profile/ProfileEditor.tsx';

export function Component() {
  const text = useText();
  const [category, setCategory] = useState<CategoryId | null>(null);
  usePage(text('profile.title'));
  return (
    <ScreenParts>
      <h1>{text('profile.title')}</h1>
      <ProfileEditor broughtCategory={category} />
      <AccountSettings onCategory={setCategory} />
    </ScreenParts>
  );
}
