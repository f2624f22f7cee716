import type { CategoryId } from '@aulario/course-data';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { ScreenHead, Stack } from '@aulario/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountSettings } from '../account/AccountSettings.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';

/** Focuses the heading of the section that the address names, as '#backup'. */
function useFocusOfHash(): void {
  const { hash, key } = useLocation();
  // An effect: it follows the focus on the screen's own heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be opened again.
  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    const heading = section?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [hash, key]);
}

export function Component() {
  const [category, setCategory] = useState<CategoryId | null>();
  const title = useScreenTitle('profile');
  useFocusOfHash();
  return (
    <Stack>
      <ScreenHead title={title} />
      <ProfileEditor restoredCategory={category} />
      <AccountSettings onCategory={setCategory} />
    </Stack>
  );
}
