import type { User } from '@vidya/contracts/calls/account';
import { shortDate, timeOfDay } from '@vidya/contracts/texts/format';
import { Avatar, Note } from '@vidya/shared-ui';
import type { AvatarChoice } from '../../data/profile/use-avatar-choice.ts';
import type { ProfileState } from '../../data/profile/use-profile-form.ts';
import { AvatarEditor } from './AvatarEditor.tsx';
import { Joined, Name, Panel } from './profile-styles.ts';

const shownPicture = (user: User, choice: AvatarChoice): string | undefined => {
  if (choice.kind === 'picked') return choice.preview;
  return choice.kind === 'removed' ? undefined : user.avatar?.secure_url;
};

/** Left panel: the person, and since when they have been a member. In edit mode the picture can be changed. */
export function PersonPanel({ user, profile }: { user: User; profile: ProfileState }) {
  const { isEditing, avatar } = profile;
  const picture = shownPicture(user, avatar.choice);
  return (
    <Panel>
      <Avatar name={user.fullName} src={picture} size={128} />
      {isEditing ? <AvatarEditor profile={profile} hasPicture={picture !== undefined} /> : null}
      <div>
        <Name translate="no">{user.fullName}</Name>
        <Note translate="no">{user.email}</Note>
      </div>
      <Joined>
        <dt>Joined</dt>
        <dd>
          <time dateTime={user.createdAt}>
            {shortDate(user.createdAt)}, {timeOfDay(user.createdAt)}
          </time>
        </dd>
      </Joined>
    </Panel>
  );
}
