import type { CourseTeam } from '@vidya/contracts/calls/people';
import { shortDate } from '@vidya/contracts/texts/format';
import { Badge, Button, RuledList } from '@vidya/shared-ui';
import type { TeamChanges } from '../../data/course/team.ts';
import { focusNextAfter } from '../../parts/focus-next.ts';
import { Panel } from '../../parts/form-styles.ts';
import { inviteFieldId } from './InviteForm.tsx';
import { Buttons, InvitationLine, Who } from './team-styles.ts';

interface InvitationsProps {
  invitations: CourseTeam['invitations'];
  changes: Pick<TeamChanges, 'resend' | 'withdraw'>;
}

/** The invitations that nobody has accepted; nothing without any. */
export function Invitations({ invitations, changes: { resend, withdraw } }: InvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <Panel as="section" $gap={4} aria-labelledby="invitations">
      <h2 id="invitations">Open invitations</h2>
      <RuledList>
        {invitations.map(({ _id, email, expiresAt, isExpired }) => (
          <InvitationLine key={_id} as="li">
            <Who>
              <div>
                <strong>
                  <bdi translate="no">{email}</bdi>
                </strong>
                <br />
                {isExpired ? <Badge tone="warning">Expired</Badge> : `Open until ${shortDate(expiresAt)}`}
              </div>
            </Who>
            <Buttons>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Send again to ${email}`}
                isBusy={resend.isPending && resend.variables === _id}
                onClick={() => resend.mutate(_id)}
              >
                Send again
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Withdraw the invitation to ${email}`}
                isBusy={withdraw.isPending && withdraw.variables === _id}
                onClick={({ currentTarget }) =>
                  void focusNextAfter(withdraw.mutateAsync(_id), currentTarget, inviteFieldId)
                }
              >
                Withdraw
              </Button>
            </Buttons>
          </InvitationLine>
        ))}
      </RuledList>
    </Panel>
  );
}
