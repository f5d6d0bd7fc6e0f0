import { serverNow } from '@vidya/contracts/browser/server-clock';
import { shortDate } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Bar } from './Bar.ts';

/** Asks an administrator to add a second factor: until a day, and from then on before everything else. */
export function FactorBanner({ dueAt }: { dueAt: string }) {
  const [now] = useState(serverNow);
  const isDue = Date.parse(dueAt) <= now;
  return (
    <Bar role="status" $isDemand>
      {isDue
        ? 'Administrators need a passkey or an authenticator app before they go on.'
        : `Administrators need a passkey or an authenticator app from ${shortDate(dueAt)} on.`}{' '}
      <Link to={paths.security()}>Add one now</Link>
    </Bar>
  );
}
