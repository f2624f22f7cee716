import { Navigate, type To, useLocation } from 'react-router-dom';

/**
 * Replaces the address at which it is rendered. The library's own `Navigate` does so once: a Back that
 * comes before the new screen has loaded would leave an empty one.
 */
export function Redirect({ to }: { to: To }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}
