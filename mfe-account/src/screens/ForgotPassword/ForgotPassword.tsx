import { useTitle } from '@vidya/contracts/browser/platform';
import { forgotPasswordProblems } from '@vidya/contracts/rules/validation';
import { paths } from '@vidya/contracts/texts/paths';
import { Banner, TextField } from '@vidya/shared-ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useRefusedForm } from '../../data/sign-in/refused-form.ts';
import { useAuth } from '../../data/sign-in/use-auth.ts';
import { useForm } from '../../data/use-form.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';
import { SubmitForm } from '../../parts/SubmitForm.tsx';

/** `/auth/forgotPassword`. The message is the same for unknown addresses (decision U3). */
export function ForgotPassword() {
  useTitle('Forgot password');
  const { askForReset } = useAuth();
  const refused = useRefusedForm();
  const wasSent = useSearchParams()[0].get('after') === 'sent';
  /** Without script the page was loaded again, and its address does not name the mail: ''. */
  const [sentTo, setSentTo] = useState(wasSent ? '' : undefined);
  const form = useForm({
    initial: { email: '', ...refused?.values },
    refusal: refused,
    check: forgotPasswordProblems,
    onValid: async (values) => {
      const email = values.email.trim();
      const failure = await askForReset(email);
      setSentTo(failure ? undefined : email);
      return failure;
    },
  });
  return (
    <AuthPage
      title="Forgot your password?"
      lead="Tell us the email of your account and we will send you a link to choose a new one."
      under={<Link to={paths.login()}>Back to log in</Link>}
    >
      <SubmitForm form={form} submitLabel="Send Reset Intructions" action={paths.forgotPassword()}>
        {sentTo === undefined ? null : (
          <Banner tone="success" icon="mail">
            If {sentTo ? <strong>{sentTo}</strong> : 'your address'} has an account, a link is on its way. It works
            once, for 30 minutes. Nothing there? Look in the spam folder, or send it again.
          </Banner>
        )}
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...form.field('email')} />
      </SubmitForm>
    </AuthPage>
  );
}
