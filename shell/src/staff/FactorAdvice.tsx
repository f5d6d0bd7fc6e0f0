import { paths } from '@vidya/contracts/texts/paths';
import { Button } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { focusHeading } from '../navigation/use-arrival.ts';
import { isAdvicePaused, pauseAdvice } from './advice-pause.ts';
import { Bar } from './Bar.ts';

/** Where it would disturb, or say what the page says. */
const quietPaths: string[] = [paths.security(), '/viewLectures', '/preview', '/certificate'];
const isQuiet = (pathname: string): boolean =>
  quietPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/**
 * Asks a member of staff to add a second factor; they may say no. Appears with a page to which they go, so that it never
 * moves text that is being read.
 */
export function FactorAdvice({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const [hasMoved, setMoved] = useState(false);
  const [isPaused, setPaused] = useState(() => isAdvicePaused(userId));
  if (!hasMoved && pathname !== firstPath) setMoved(true);
  if (isPaused || !hasMoved || isQuiet(pathname)) return null;

  const pause = (): void => {
    pauseAdvice(userId);
    setPaused(true);
    // The pressed button is gone: the keyboard goes on with the page.
    focusHeading();
  };
  return (
    <Line role="status">
      <span>
        Make your account safer: add a passkey or an authenticator app in{' '}
        <Link to={paths.security()}>Sign-in and security</Link>.
      </span>
      <Button variant="secondary" size="small" onClick={pause}>
        Not now
      </Button>
    </Line>
  );
}

const Line = styled(Bar)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: center;
`;
