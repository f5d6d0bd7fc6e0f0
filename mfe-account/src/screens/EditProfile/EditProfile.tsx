import { useTitle } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import { PageHeader } from '@vidya/shared-ui';
import { useProfileForm } from '../../data/profile/use-profile-form.ts';
import { usePerson } from '../../data/use-person.ts';
import { Page } from '../../parts/page-styles.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Devices } from './Devices.tsx';
import { ExportData } from './ExportData.tsx';
import { PersonalInformation } from './PersonalInformation.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { Panels, Stack, Ways } from './profile-styles.ts';

/** `/editProfile`. */
export function EditProfile() {
  useTitle('Profile');
  const user = usePerson();
  return (
    <Page>
      <PageHeader title="Profile" />
      {user ? <Profile key={user._id} user={user} /> : <ProfileSkeleton />}
    </Page>
  );
}

function Profile({ user }: { user: User }) {
  const profile = useProfileForm(user);
  return (
    <Panels>
      <PersonPanel user={user} isEditing={profile.isEditing} avatar={profile.avatar} />
      <Stack>
        <PersonalInformation email={user.email} profile={profile} />
        {profile.isEditing ? null : (
          <>
            <Devices />
            <Ways>
              <ExportData />
              <DeleteAccount user={user} />
            </Ways>
          </>
        )}
      </Stack>
    </Panels>
  );
}
