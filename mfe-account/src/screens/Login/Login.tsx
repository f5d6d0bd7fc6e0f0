import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import { loginProblems } from '@vidya/contracts/rules/validation';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Banner, Button, PasswordField, Stack, space, TextField, textTarget, type } from '@vidya/shared-ui';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useRefusedForm } from '../../data/sign-in/refused-form.ts';
import { useAuth } from '../../data/sign-in/use-auth.ts';
import { useNext } from '../../data/sign-in/use-next.ts';
import { useForm } from '../../data/use-form.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';
import { PasskeySignIn } from '../../parts/PasskeySignIn.tsx';
import { SocialSignIn } from '../../parts/SocialSignIn.tsx';
import { SubmitForm } from '../../parts/SubmitForm.tsx';

/** `/auth/login`. Signed-in people stay here and get a link to continue (decision R3). */
export function Login() {
  useTitle('Log in');
  const person = usePerson();
  const { destination } = useNext();
  const [isWelcome, setWelcome] = useState(false);
  if (!person || isWelcome) return <LoginForm onTry={() => setWelcome(true)} />;
  return (
    <AuthPage
      title="You are signed in"
      lead={
        <>
          As <bdi translate="no">{person.fullName}</bdi>, <span translate="no">{person.email}</span>.
        </>
      }
    >
      <Stack $gap={3}>
        <Button as={Link} to={destination} size="large" isWide>
          Continue
        </Button>
        <Button variant="secondary" size="large" isWide onClick={() => setWelcome(true)}>
          Log in with another account
        </Button>
      </Stack>
    </AuthPage>
  );
}

/** `onTry` keeps the form mounted while the session changes. */
function LoginForm({ onTry }: { onTry: () => void }) {
  const { logIn } = useAuth();
  const { next, destination, isNew } = useNext();
  const navigate = useNavigate();
  /** From the previous page: an address to fill in and a reason to log in. */
  const carried = useLocation().state as { email?: string; notice?: string } | null;
  const notice = carried?.notice ?? (isNew ? texts.session.accountCreated : undefined);
  const refused = useRefusedForm();
  const needsSecondFactor = refused?.needsSecondFactor === true;
  useEffect(() => {
    // The browser posted the form before the page responded. Without script there is a link.
    if (needsSecondFactor) void navigate(paths.secondFactor(next), { replace: true });
  }, [needsSecondFactor, navigate, next]);
  const form = useForm({
    initial: { email: refused?.values['email'] ?? carried?.email ?? '', password: '' },
    refusal: refused,
    check: loginProblems,
    onValid: async ({ email, password }) => {
      onTry();
      const failure = await logIn({ email: email.trim(), password });
      const isHalf = failure === 'secondFactor';
      if (!failure || isHalf) await navigate(isHalf ? paths.secondFactor(next) : destination, { replace: true });
      return isHalf ? '' : failure;
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
      <SubmitForm
        form={form}
        submitLabel="Log in"
        action={paths.login(next)}
        failureAction={needsSecondFactor ? <Link to={paths.secondFactor(next)}>Go on</Link> : undefined}
        below={<PasskeySignIn onTry={onTry} />}
      >
        {notice && !form.failure ? <Banner>{notice}</Banner> : null}
        {isNew && !form.failure ? <Banner>{texts.session.accountUnchanged}</Banner> : null}
        <TextField
          label="Email"
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          {...form.field('email')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <Aside>
          <Link to={paths.forgotPassword()}>Forgot Password?</Link>
        </Aside>
      </SubmitForm>
    </AuthPage>
  );
}

/** A small link below a field, at its end. */
const Aside = styled.p`
  margin-top: -${space[2]};
  ${type.small}
  text-align: end;

  a {
    ${textTarget}
  }
`;
