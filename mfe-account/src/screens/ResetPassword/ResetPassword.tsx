import { useTitle } from '@vidya/contracts/browser/platform';
import { resetPasswordProblems } from '@vidya/contracts/rules/validation';
import { paths } from '@vidya/contracts/texts/paths';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useAuth } from '../../data/sign-in/use-auth.ts';
import { useForm } from '../../data/use-form.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';
import { NewPasswordField } from '../../parts/NewPasswordField.tsx';
import { SubmitForm } from '../../parts/SubmitForm.tsx';

/** `/auth/resetPassword/{userId}/{token}`; success leads to the login page (section 4). */
export function ResetPassword() {
  useTitle('Reset password');
  const { userId = '', token = '' } = useParams();
  const { resetPassword } = useAuth();
  const navigate = useNavigate();
  const form = useForm({
    initial: { newPassword: '' },
    check: resetPasswordProblems,
    onValid: async ({ newPassword }) => {
      const failure = await resetPassword({ userId, token }, newPassword);
      // The link works only once: Back must not return to it.
      if (!failure) await navigate(paths.login(), { replace: true });
      return failure;
    },
  });
  return (
    <AuthPage
      title="Choose a new password"
      lead="It replaces the old one, and every device that is signed in will be asked for it."
      under={<Link to={paths.login()}>Back to log in</Link>}
    >
      <SubmitForm
        form={form}
        submitLabel="Reset Password"
        failureAction={<Link to={paths.forgotPassword()}>Send a new link</Link>}
      >
        <NewPasswordField label="New password" {...form.field('newPassword')} />
      </SubmitForm>
    </AuthPage>
  );
}
