import { useTitle } from '@vidya/contracts/browser/platform';
import { forgotPasswordProblems } from '@vidya/contracts/rules/validation';
import { paths } from '@vidya/contracts/texts/paths';
import { Banner, Button, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../data/sign-in/use-auth.ts';
import { useForm } from '../../data/use-form.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';
import { Fields } from '../../parts/page-styles.ts';
import { MailSent } from './MailSent.tsx';

/** `/auth/forgotPassword`. */
export function ForgotPassword() {
  useTitle('Forgot password');
  const { askForReset } = useAuth();
  const [failure, setFailure] = useState('');
  const [sentTo, setSentTo] = useState('');
  const { field, submit, isBusy } = useForm({
    initial: { email: '' },
    check: forgotPasswordProblems,
    onValid: async (values) => {
      const email = values.email.trim();
      const failed = await askForReset(email);
      setFailure(failed);
      setSentTo(failed ? '' : email);
    },
  });

  return (
    <AuthPage
      title="Forgot your password?"
      lead="Tell us the email of your account and we will send you a link to choose a new one."
      under={<Link to={paths.login()}>Back to log in</Link>}
    >
      <Fields noValidate onSubmit={submit}>
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        {sentTo ? <MailSent to={sentTo} /> : null}
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          Send Reset Intructions
        </Button>
      </Fields>
    </AuthPage>
  );
}
