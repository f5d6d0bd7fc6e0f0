import { useTitle } from '@vidya/contracts/browser/platform';
import { changePasswordProblems } from '@vidya/contracts/rules/validation';
import { paths } from '@vidya/contracts/texts/paths';
import { Banner, Button, PageHeader, PasswordField, Surface } from '@vidya/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAuth } from '../../data/sign-in/use-auth.ts';
import { useForm } from '../../data/use-form.ts';
import { usePerson } from '../../data/use-person.ts';
import { NewPasswordField } from '../../parts/NewPasswordField.tsx';
import { Fields, Page } from '../../parts/page-styles.ts';

const empty = { currPassword: '', newPassword: '' };

/** `/changePassword`. */
export function ChangePassword() {
  useTitle('Change Password');
  const person = usePerson();
  const { changePassword } = useAuth();
  const [failure, setFailure] = useState('');
  const { field, submit, reset, isBusy } = useForm({
    initial: empty,
    check: changePasswordProblems,
    onValid: async (values) => {
      const failed = await changePassword(values);
      setFailure(failed);
      if (!failed) reset();
    },
  });

  return (
    <Page>
      <Narrow>
        <PageHeader title="Change Password" lead="You need the current one to choose a new one." />
        <Surface>
          <Fields noValidate onSubmit={submit}>
            {failure ? <Banner tone="danger">{failure}</Banner> : null}
            {/* Tells password managers which account the password belongs to. */}
            <input hidden readOnly autoComplete="username" name="username" value={person?.email ?? ''} />
            <PasswordField label="Current Password" autoComplete="current-password" {...field('currPassword')} />
            <NewPasswordField label="New Password" {...field('newPassword')} />
            <Button type="submit" size="large" isWide isBusy={isBusy}>
              Change Password
            </Button>
            <Link to={paths.forgotPassword()}>Forgot Password?</Link>
          </Fields>
        </Surface>
      </Narrow>
    </Page>
  );
}

const Narrow = styled.div`
  max-width: 32rem;
`;
