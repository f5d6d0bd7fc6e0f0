import { useTitle } from '@vidya/contracts/browser/platform';
import { signUpProblems } from '@vidya/contracts/rules/validation';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { TextField } from '@vidya/shared-ui';
import { Link, useNavigate } from 'react-router-dom';
import { useRefusedForm } from '../../data/sign-in/refused-form.ts';
import { useAuth } from '../../data/sign-in/use-auth.ts';
import { useNext } from '../../data/sign-in/use-next.ts';
import { useForm } from '../../data/use-form.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';
import { NewPasswordField } from '../../parts/NewPasswordField.tsx';
import { SocialSignIn } from '../../parts/SocialSignIn.tsx';
import { SubmitForm } from '../../parts/SubmitForm.tsx';

/** `/auth/signup`; success leads to the login page (section 4). */
export function SignUp() {
  useTitle('Sign up');
  const { signUp } = useAuth();
  const { next } = useNext();
  const navigate = useNavigate();
  const refused = useRefusedForm();
  const form = useForm({
    initial: { fullName: '', email: '', ...refused?.values, password: '' },
    refusal: refused,
    check: signUpProblems,
    onValid: async ({ fullName, email, password }) => {
      const account = { fullName: fullName.trim(), email: email.trim(), password };
      const failure = await signUp(account);
      if (!failure)
        await navigate(paths.login(next), {
          state: { email: account.email, notice: texts.session.accountUnchanged },
        });
      return failure;
    },
  });
  return (
    <AuthPage
      title="Create your account"
      lead="Learn from people who do the work every day."
      under={
        <>
          Already have an account? <Link to={paths.login(next)}>Sign in</Link>
        </>
      }
    >
      <SocialSignIn />
      <SubmitForm form={form} submitLabel="Create Account" action={paths.signUp(next)}>
        <TextField label="Name" autoComplete="name" {...form.field('fullName')} />
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
        <NewPasswordField label="Password" {...form.field('password')} />
      </SubmitForm>
    </AuthPage>
  );
}
