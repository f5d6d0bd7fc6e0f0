import type { AccountEvent } from '@vidya/contracts/calls/sign-in-security';
import { requestIdOf } from '@vidya/contracts/rules/api-error';
import type { AccountEventKind } from '@vidya/contracts/texts/account-events';
import { shortDate, timeOfDay } from '@vidya/contracts/texts/format';
import { Button, ErrorState, Note, RuledList, Skeleton, Stack, Surface, type } from '@vidya/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAccountEvents } from '../../data/security/use-security.ts';
import { Head } from '../../parts/page-styles.ts';
import { More } from './security-styles.ts';

const shownAtFirst = 8;

const signInWays: Record<string, string> = {
  password: 'with your password',
  provider: 'with your provider',
  passkey: 'with a passkey',
  code: 'with a code after the first step',
};

const sentences: Record<AccountEventKind, (detail: string) => string> = {
  signedIn: (way) => `Signed in ${signInWays[way] ?? ''}`.trim(),
  passkeyAdded: (name) => `Passkey added: ${name}`,
  passkeyRemoved: (name) => `Passkey removed: ${name}`,
  totpAdded: () => 'Authenticator app added',
  totpRemoved: () => 'Authenticator app removed',
  recoveryCodesMade: () => 'New recovery codes made',
  recoveryCodeUsed: () => 'Recovery code used',
  passwordChanged: () => 'Password changed',
  passwordReset: () => 'New password chosen by mail',
  devicesSignedOut: () => 'Other devices signed out',
  secondFactorFailed: () => 'Right password, then wrong codes: nobody got in',
  factorsReset: () => 'Two administrators reset this account',
  signedOutByAdministrator: () => 'An administrator signed you out everywhere',
  payoutAccountChanged: (mask) => `Account for payouts changed: ${mask}`,
  signInReported: () => 'You said that a sign-in was not yours',
};

/** A kind that is newer than this page has no sentence yet. */
const sentenceOf = ({ kind, detail }: AccountEvent): string =>
  (sentences[kind] as ((text: string) => string) | undefined)?.(detail) ?? 'Something about your sign-in changed';

/** 'Recent activity': what happened to the account in the last 90 days. */
export function AccountEvents() {
  const events = useAccountEvents();
  const [isAll, setAll] = useState(false);
  const all = events.data ?? [];
  return (
    <Surface as="section" aria-labelledby="recent-activity">
      <Head>
        <h2 id="recent-activity">Recent activity</h2>
      </Head>
      <Stack $gap={4}>
        <Note>Something that was not you? Sign out your other devices, then change your password.</Note>
        {events.isPending ? <Skeleton shape="block" height="8rem" /> : null}
        {events.isLoadingError ? (
          <ErrorState
            picture={null}
            titleAs="h3"
            title="Your activity could not be listed"
            onRetry={() => void events.refetch()}
            isRetrying={events.isFetching}
            requestId={requestIdOf(events.error)}
          />
        ) : null}
        {events.data?.length === 0 ? <Note>Nothing in the last 90 days.</Note> : null}
        <RuledList id="account-events">
          {all.slice(0, isAll ? all.length : shownAtFirst).map((event) => (
            <li key={event._id}>
              <What>{sentenceOf(event)}</What>
              <Note>
                {shortDate(event.at)}, {timeOfDay(event.at)}
                {event.browser ? ` · ${event.browser}` : ''}
              </Note>
            </li>
          ))}
        </RuledList>
      </Stack>
      {all.length > shownAtFirst ? (
        <More>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isAll}
            aria-controls="account-events"
            onClick={() => setAll(!isAll)}
          >
            {isAll ? 'Show fewer' : `Show all (${all.length})`}
          </Button>
        </More>
      ) : null}
    </Surface>
  );
}

const What = styled.p`
  ${type.strong}
`;
