import { useTitle } from '@vidya/contracts/browser/platform';
import { signUpProblems } from '@vidya/contracts/rules/validation';
import { paths } from '@vidya/contracts/texts/paths';
import { Banner, Button, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAuth } from '../../data/sign-in/use-auth.ts';
import { useNext } from '../../data/sign-in/use-next.ts';
import { useForm } from '../../data/use-form.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';
import { NewPasswordField } from '../../parts/NewPasswordField.tsx';
import { Fields } from '../../parts/page-styles.ts';
import { SocialSignIn } from '../../parts/SocialSignIn.tsx';

/** `/auth/signup`; success leads to the login page (section 4). */
export function SignUp() {
  useTitle('Sign up');
  const { signUp } = useAuth();
  const { next } = useNext();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const { field, submit, isBusy } = useForm({
    initial: { fullName: '', email: '', password: '' },
    check: signUpProblems,
    onValid: async ({ fullName, email, password }) => {
      const form = { fullName: fullName.trim(), email: email.trim(), password };
      const failed = await signUp(form);
      setFailure(failed);
      if (!failed) await navigate(paths.login(next), { state: { email: form.email } });
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
      <Fields noValidate onSubmit={submit}>
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <TextField label="Name" autoComplete="name" {...field('fullName')} />
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <NewPasswordField label="Password" {...field('password')} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          Create Account
        </Button>
      </Fields>
    </AuthPage>
  );
}
