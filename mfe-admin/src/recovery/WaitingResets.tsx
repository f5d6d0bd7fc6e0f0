import { usePerson } from '@vidya/contracts/browser/platform';
import type { FactorReset } from '@vidya/contracts/calls/account-recovery';
import { Badge, Button, Note, Row, RuledList, Skeleton, Stack, Surface } from '@vidya/shared-ui';
import { dayAndTime } from '../data/days.ts';
import { Quote } from '../parts/quote.ts';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { roleName } from '../people/people-text.ts';
import { PersonName, SectionTitle } from './recovery-styles.ts';
import type { FactorResets } from './use-account-sign-in.ts';
import type { RecoveryChanges } from './use-recovery-changes.ts';

interface WaitingResetsProps {
  resets: FactorResets;
  changes: RecoveryChanges;
}

/** What one administrator asked for, and a second one approves. */
export function WaitingResets({ resets, changes }: WaitingResetsProps) {
  const { data } = resets;
  return (
    <Surface as="section" aria-labelledby="waiting-resets">
      <SectionTitle id="waiting-resets">Waiting for a second administrator</SectionTitle>
      {resets.error && !data ? <RequestFailed request={resets} fallback="Error In Fetching The Requests" /> : null}
      {/* As high as the sentence that mostly follows, so that the form below stays where it is. */}
      {!data && !resets.error ? <Skeleton shape="block" height="1.4rem" /> : null}
      {data?.length === 0 ? <Note>Nothing waits.</Note> : null}
      {data && data.length > 0 ? (
        <RuledList>
          {data.map((reset) => (
            <li key={reset._id}>
              <WaitingReset reset={reset} changes={changes} />
            </li>
          ))}
        </RuledList>
      ) : null}
    </Surface>
  );
}

function WaitingReset({ reset, changes: { approve, drop } }: { reset: FactorReset; changes: RecoveryChanges }) {
  const { person, requestedBy, reason, createdAt, expiresAt } = reset;
  const obstacle = obstacleTo(reset, usePerson()?._id);
  return (
    <Stack $gap={3}>
      <div>
        <PersonName>
          <bdi translate="no">{person.fullName}</bdi> <Badge>{roleName[person.role]}</Badge>
        </PersonName>
        <Note translate="no">{person.email}</Note>
      </div>
      <div>
        <Quote dir="auto">{reason}</Quote>
        <Note>
          <bdi translate="no">{requestedBy.fullName}</bdi> asked on {dayAndTime(createdAt)}. It is over on{' '}
          {dayAndTime(expiresAt)}.
        </Note>
      </div>
      {obstacle ? <Note>{obstacle}</Note> : null}
      <Row $gap={3}>
        {obstacle ? null : (
          <Button
            variant="danger"
            aria-label={`Approve the reset of ${person.fullName}`}
            onClick={() => approve.ask(reset)}
          >
            Approve
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={`Drop the reset of ${person.fullName}`}
          isBusy={drop.dropping === reset._id}
          onClick={() => void drop.drop(reset._id)}
        >
          Drop
        </Button>
      </Row>
    </Stack>
  );
}

/** Why this administrator cannot approve it; null if they can. */
function obstacleTo({ person, requestedBy }: FactorReset, me?: string): string | null {
  if (person._id === me) return 'This is your account: drop it if you did not ask for it.';
  return requestedBy._id === me ? 'You asked for it, so another administrator approves it.' : null;
}
