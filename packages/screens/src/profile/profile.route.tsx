import type { CategoryId } from '@aulario/course-data';
import { useFocusOfHash } from '@aulario/frame/navigation/focus/useFocusOfHash.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { ScreenHead, ScreenParts } from '@aulario/ui';
import { useState } from 'react';
import { AccountSettings } from '../account/AccountSettings.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';

export function Component() {
  const [category, setCategory] = useState<CategoryId | null>();
  const title = useScreenTitle('profile');
  useFocusOfHash();
  return (
    <ScreenParts>
      <ScreenHead title={title} />
      <ProfileEditor restoredCategory={category} />
      <AccountSettings onCategory={setCategory} />
    </ScreenParts>
  );
}
