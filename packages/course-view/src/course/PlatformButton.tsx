import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { ButtonLink, type ButtonLinkProps, NewTabIcon, VisuallyHidden } from '@aulario/ui';

interface PlatformButtonProps extends Pick<ButtonLinkProps, 'variant' | 'href'> {
  /** 'Abrir en edX'. */
  label: string;
  /** The course's title, for screen readers, where other courses have the same label. */
  title?: string | undefined;
}

/** A link to a platform, which opens a new tab, drawn as a button. */
export function PlatformButton({ variant = 'ghost', href, label, title }: PlatformButtonProps) {
  const text = useTranslate();
  const about = title === undefined ? '' : ` «${title}»`;
  return (
    <ButtonLink variant={variant} href={href} target="_blank" rel="noopener noreferrer">
      <span>{label}</span>
      <VisuallyHidden>{`${about} (${text('app.newTab')})`}</VisuallyHidden> <NewTabIcon />
    </ButtonLink>
  );
}
