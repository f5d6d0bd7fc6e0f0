import type { Consequences } from '@vidya/contracts/calls/people';
import { texts } from '@vidya/contracts/texts/texts';
import { ConfirmDialog, Skeleton, VisuallyHidden } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { confirmationOf, type FindHeading } from '../parts/confirmation.ts';
import { deletionText, roleText } from './consequences-text.ts';
import { roleName } from './people-text.ts';
import type { useChangeRole, useDeleteUser } from './use-person-change.ts';

type Deletion = ReturnType<typeof useDeleteUser>;

/** Confirms the deletion of an account and lists its consequences. */
export function DeleteUserDialog({ deletion, heading }: { deletion: Deletion; heading: FindHeading }) {
  const { person, consequences } = deletion;
  const lines = person ? consequenceLines(consequences, (loaded) => deletionText(person.role, loaded)) : [];
  return (
    <ConfirmDialog
      {...confirmationOf(deletion, heading)}
      title={
        <>
          Are you sure you want to delete{' '}
          {person ? (
            <>
              the account of <bdi translate="no">{person.fullName}</bdi>
            </>
          ) : (
            'this account'
          )}
          ?
        </>
      }
      lines={[...lines, texts.dialog.cannotUndo]}
      confirmLabel="Delete Account"
    />
  );
}

type RoleChange = ReturnType<typeof useChangeRole>;

/** Confirms a role change and lists its consequences. */
export function ChangeRoleDialog({ roles, heading }: { roles: RoleChange; heading: FindHeading }) {
  const { change, consequences } = roles;
  if (!change) return null;
  const { person, role } = change;
  return (
    <ConfirmDialog
      {...confirmationOf(roles, heading)}
      tone={role === 'ADMIN' ? 'danger' : 'primary'}
      title={
        <>
          Make <bdi translate="no">{person.fullName}</bdi> {role === 'USER' ? 'a' : 'an'} {roleName[role]}?
        </>
      }
      lines={consequenceLines(consequences, (loaded) => roleText(role, loaded))}
      confirmLabel="Change Role"
    />
  );
}

/** The sentences of a confirmation dialog; without numbers while these load or if the request failed. */
function consequenceLines(
  consequences: Consequences | null | undefined,
  sentences: (loaded: Consequences | null) => string[],
): ReactNode[] {
  if (consequences === undefined) return [...sentences(null), <Counting key="counting" />];
  if (consequences === null) return [...sentences(null), 'How much that is could not be counted just now.'];
  return sentences(consequences);
}

const Counting = () => (
  <>
    <Skeleton width="85%" />
    <VisuallyHidden>Counting what goes with it…</VisuallyHidden>
  </>
);
