import { AccountSettings } from '../features/account/AccountSettings.tsx';
import { Page } from '../features/dashboard/pageParts.ts';
import { useText } from '../features/language/useText.ts';
import { usePage } from '../features/navigation/usePage.ts';
import { ProfileEditor } from '../features/profile/ProfileEditor.tsx';

export function Component() {
  const text = useText();
  usePage(text('profile.title'));
  return (
    <Page>
      <h1>{text('profile.title')}</h1>
      <ProfileEditor />
      <AccountSettings />
    </Page>
  );
}
