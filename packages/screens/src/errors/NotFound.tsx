import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { PublicPage } from '../site/PublicPage.tsx';
import { OopsScreen } from './OopsScreen.tsx';

export interface NotFoundProps {
  homeHref: string;
  /** Whether the dashboard's frame surrounds the screen. */
  isInside?: boolean | undefined;
  status: string;
}

/** The screen for an unknown address; the search of its header leads on. */
export function NotFound({ homeHref, isInside, status }: NotFoundProps) {
  const text = useTranslate();
  const screen = (
    <OopsScreen
      homeHref={homeHref}
      isInside={isInside}
      status={`${status}. ${text('error.notFound')}`}
    />
  );
  return isInside ? screen : <PublicPage>{screen}</PublicPage>;
}
