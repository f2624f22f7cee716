import { Avatar, Link, VisuallyHidden } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { paths } from '../navigation/paths.ts';

interface AvatarLinkProps {
  name: string;
  imageUrl?: string | undefined;
}

/** The avatar of a user, which links to the profile. */
export function AvatarLink({ name, imageUrl }: AvatarLinkProps) {
  const text = useTranslate();
  return (
    <Link href={paths.profile}>
      <VisuallyHidden>{text('shell.avatar', { name })}</VisuallyHidden>
      <span aria-hidden="true">
        <Avatar name={name} imageUrl={imageUrl} />
      </span>
    </Link>
  );
}
