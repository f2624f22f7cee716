import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useScreenPath } from '@aulario/frame/navigation/useScreenPath.ts';
import { useSessionHint } from '@aulario/frame/session/useSessionHint.ts';
import { TabBar } from '@aulario/ui';
import type { CartBadge } from './cartBadge.ts';

/** The four tabs of a phone: the dashboard's own for a user, and the same of a visitor. */
export function PublicTabs({ badge }: { badge?: CartBadge }) {
  const text = useTranslate();
  const path = useScreenPath();
  const isVisitor = useSessionHint() === null;
  const saved = isVisitor ? paths.publicLists : paths.lists;
  const cart = isVisitor ? paths.publicCart : paths.cart;
  return (
    <TabBar
      label={text('nav.main')}
      tabs={[
        isVisitor
          ? {
              label: text('nav.courses'),
              href: paths.courses,
              icon: 'home',
              isCurrent: path.startsWith(paths.courses),
            }
          : { label: text('nav.home'), href: paths.home, icon: 'home', isCurrent: false },
        { label: text('nav.lists'), href: saved, icon: 'saved', isCurrent: path === saved },
        { label: text('nav.cart'), href: cart, icon: 'cart', isCurrent: path === cart, badge },
        isVisitor
          ? { label: text('nav.account'), href: paths.login, icon: 'profile', isCurrent: false }
          : { label: text('nav.profile'), href: paths.profile, icon: 'profile', isCurrent: false },
      ]}
    />
  );
}
