import { Avatar, Link, VisuallyHidden } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { paths } from '../navigation/paths.ts';

/** The initials of a user, which link to the profile. */
export function AvatarLink({ name }: { name: string }) {
  const text = useTranslate();
  return (
    <Link href={paths.profile}>
      <VisuallyHidden>{text('shell.avatar', { name })}</VisuallyHidden>
      <span aria-hidden="true">
        <Avatar name={name} />
      </span>
    </Link>
  );
}
