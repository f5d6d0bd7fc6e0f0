import { useTitle } from '@vidya/contracts/browser/platform';
import { resetPasswordProblems } from '@vidya/contracts/rules/validation';
import { paths } from '@vidya/contracts/texts/paths';
import { Banner, Button } from '@vidya/shared-ui';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useAuth } from '../../data/sign-in/use-auth.ts';
import { useForm } from '../../data/use-form.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';
import { NewPasswordField } from '../../parts/NewPasswordField.tsx';
import { Fields } from '../../parts/page-styles.ts';

/** `/auth/resetPassword/{userId}/{token}`; success leads to the login page (section 4). */
export function ResetPassword() {
  useTitle('Reset password');
  const { userId = '', token = '' } = useParams();
  const { resetPassword } = useAuth();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const { field, submit, isBusy } = useForm({
    initial: { newPassword: '' },
    check: resetPasswordProblems,
    onValid: async ({ newPassword }) => {
      const failed = await resetPassword({ userId, token }, newPassword.trim());
      setFailure(failed);
      // The link works only once: Back must not return to it.
      if (!failed) await navigate(paths.login(), { replace: true });
    },
  });

  return (
    <AuthPage
      title="Choose a new password"
      lead="It replaces the old one, and every device that is signed in will be asked for it."
      under={<Link to={paths.login()}>Back to log in</Link>}
    >
      <Fields noValidate onSubmit={submit}>
        {failure ? (
          <Banner tone="danger" action={<Link to={paths.forgotPassword()}>Send a new link</Link>}>
            {failure}
          </Banner>
        ) : null}
        <NewPasswordField label="New password" {...field('newPassword')} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          Reset Password
        </Button>
      </Fields>
    </AuthPage>
  );
}
