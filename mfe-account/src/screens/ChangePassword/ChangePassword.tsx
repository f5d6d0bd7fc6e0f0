import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import { changePasswordProblems } from '@vidya/contracts/rules/validation';
import { paths } from '@vidya/contracts/texts/paths';
import { PageHeader, PasswordField, Surface } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAuth } from '../../data/sign-in/use-auth.ts';
import { useForm } from '../../data/use-form.ts';
import { NewPasswordField } from '../../parts/NewPasswordField.tsx';
import { Page } from '../../parts/page-styles.ts';
import { SubmitForm } from '../../parts/SubmitForm.tsx';

/** `/changePassword`. */
export function ChangePassword() {
  useTitle('Change Password');
  const person = usePerson();
  const { changePassword } = useAuth();
  const form = useForm({
    initial: { currPassword: '', newPassword: '' },
    check: changePasswordProblems,
    onValid: async (values) => {
      const failure = await changePassword(values);
      if (!failure) form.reset();
      return failure;
    },
  });
  return (
    <Page>
      <Narrow>
        <PageHeader title="Change Password" lead="You need the current one to choose a new one." />
        <Surface>
          <SubmitForm
            form={form}
            submitLabel="Change Password"
            below={<Link to={paths.forgotPassword()}>Forgot Password?</Link>}
          >
            {/* Tells password managers which account the password belongs to. */}
            <input hidden readOnly autoComplete="username" name="username" value={person?.email ?? ''} />
            <PasswordField label="Current Password" autoComplete="current-password" {...form.field('currPassword')} />
            <NewPasswordField label="New Password" {...form.field('newPassword')} />
          </SubmitForm>
        </Surface>
      </Narrow>
    </Page>
  );
}

const Narrow = styled.div`
  max-width: 32rem;
  margin: 0 auto;
`;
