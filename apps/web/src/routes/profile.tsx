import type { CategoryId } from '@aulario/course-data';
import { useState } from 'react';
import { AccountSettings } from '../features/account/AccountSettings.tsx';
import { Page } from '../features/dashboard/pageParts.ts';
import { useText } from '../features/language/useText.ts';
import { usePage } from '../features/navigation/usePage.ts';
import { ProfileEditor } from '../features/profile/ProfileEditor.tsx';

export function Component() {
  const text = useText();
  const [category, setCategory] = useState<CategoryId | null>(null);
  usePage(text('profile.title'));
  return (
    <Page>
      <h1>{text('profile.title')}</h1>
      <ProfileEditor broughtCategory={category} />
      <AccountSettings onCategory={setCategory} />
    </Page>
  );
}
