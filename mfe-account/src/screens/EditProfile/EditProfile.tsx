import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import type { User } from '@vidya/contracts/calls/account';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, ConfirmDialog, Icon, PageHeader, Skeleton, Stack } from '@vidya/shared-ui';
import { useDeleteAccount } from '../../data/profile/use-delete-account.ts';
import { useExportData } from '../../data/profile/use-export-data.ts';
import { useProfileForm } from '../../data/profile/use-profile-form.ts';
import { Page } from '../../parts/page-styles.ts';
import { PersonalInformation } from './PersonalInformation.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { DangerLink, Foot, Panels } from './profile-styles.ts';
import { SecurityLink } from './SecurityLink.tsx';

/** `/editProfile`. */
export function EditProfile() {
  useTitle('Profile');
  const user = usePerson();
  return (
    <Page>
      <PageHeader title="Profile" />
      {user ? (
        <Profile key={user._id} user={user} />
      ) : (
        <Panels aria-busy="true">
          <Skeleton shape="block" height="20rem" />
          <Skeleton shape="block" height="19.5rem" />
        </Panels>
      )}
    </Page>
  );
}

function Profile({ user }: { user: User }) {
  const profile = useProfileForm(user);
  return (
    <Panels>
      <PersonPanel user={user} profile={profile} />
      <Stack $gap={6}>
        <PersonalInformation email={user.email} profile={profile} />
        {profile.isEditing ? null : (
          <>
            <SecurityLink />
            <Foot>
              <ExportData />
              <DeleteAccount user={user} />
            </Foot>
          </>
        )}
      </Stack>
    </Panels>
  );
}

/** The download of a person's data. */
function ExportData() {
  const { isBusy, download } = useExportData();
  const icon = <Icon name="download" size={18} />;
  return (
    <Button variant="quiet" size="small" icon={icon} isBusy={isBusy} onClick={() => void download()}>
      Download My Data
    </Button>
  );
}

const [question, consequence] = texts.dialog.deleteAccount;

/** The delete button and its confirmation dialog. */
function DeleteAccount({ user }: { user: User }) {
  const { isOpen, open, close, isBusy, confirm } = useDeleteAccount(user);
  return (
    <>
      <DangerLink type="button" onClick={open}>
        Delete Account
      </DangerLink>
      <ConfirmDialog
        isOpen={isOpen}
        title={question}
        lines={[consequence, texts.dialog.cannotUndo]}
        confirmLabel="Delete Account"
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={close}
      />
    </>
  );
}
