import { paths } from '@vidya/contracts/texts/paths';
import { Navigate } from 'react-router-dom';
import { useNext } from '../../data/sign-in/use-next.ts';

/** `/login`, the target when a session ends: redirects to the login page and keeps the destination (decision R3). */
export function ForcedLogin() {
  const { next } = useNext();
  return <Navigate to={paths.login(next)} replace />;
}
