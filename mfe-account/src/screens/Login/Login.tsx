import { useTitle } from '@vidya/contracts/browser/platform';
import { loginProblems } from '@vidya/contracts/rules/validation';
import { paths } from '@vidya/contracts/texts/paths';
import { Banner, Button, PasswordField, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../../data/sign-in/use-auth.ts';
import { useNext } from '../../data/sign-in/use-next.ts';
import { useForm } from '../../data/use-form.ts';
import { usePerson } from '../../data/use-person.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';
import { Aside, Fields } from '../../parts/page-styles.ts';
import { SignedInAlready } from '../../parts/SignedInAlready.tsx';
import { SocialSignIn } from '../../parts/SocialSignIn.tsx';

/** State from the previous page: an address to fill in and a reason to log in. */
interface LoginState {
  email?: string;
  notice?: string;
}

/** `/auth/login`. Signed-in people stay here and get a link to continue (decision R3). */
export function Login() {
  useTitle('Log in');
  const person = usePerson();
  const [isWelcome, setWelcome] = useState(false);
  if (person && !isWelcome) return <SignedInAlready person={person} onSwitch={() => setWelcome(true)} />;
  return <LoginForm onTry={() => setWelcome(true)} />;
}

/** `onTry` keeps the form mounted while the session changes. */
function LoginForm({ onTry }: { onTry: () => void }) {
  const { logIn } = useAuth();
  const { next, destination } = useNext();
  const navigate = useNavigate();
  const carried = useLocation().state as LoginState | null;
  const [failure, setFailure] = useState('');
  const { field, submit, isBusy } = useForm({
    initial: { email: carried?.email ?? '', password: '' },
    check: loginProblems,
    onValid: async ({ email, password }) => {
      onTry();
      const failed = await logIn({ email: email.trim(), password });
      setFailure(failed);
      if (!failed) await navigate(destination, { replace: true });
    },
  });

  return (
    <AuthPage
      title="Log in"
      lead="Pick up where you left off."
      under={
        <>
          New to Vidya? <Link to={paths.signUp(next)}>Create an account</Link>
        </>
      }
    >
      <SocialSignIn />
      <Fields noValidate onSubmit={submit}>
        {carried?.notice && !failure ? <Banner>{carried.notice}</Banner> : null}
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Aside>
          <Link to={paths.forgotPassword()}>Forgot Password?</Link>
        </Aside>
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          Log in
        </Button>
      </Fields>
    </AuthPage>
  );
}
