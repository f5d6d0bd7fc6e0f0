import { useTitle } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useRefusedForm } from '../../data/sign-in/refused-form.ts';
import { useReportSignIn } from '../../data/sign-in/use-report-sign-in.ts';
import { useForm } from '../../data/use-form.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';
import { SubmitForm } from '../../parts/SubmitForm.tsx';

/** `/auth/login/notMe/{token}`, from the mail about a sign-in. A press decides, as mail programs open links by themselves. */
export function NotMe() {
  useTitle('Was this not you?');
  const { token = '' } = useParams();
  const report = useReportSignIn();
  const navigate = useNavigate();
  const form = useForm({
    initial: { token },
    refusal: useRefusedForm(),
    check: () => [],
    onValid: async () => {
      const { link, failure } = await report(token);
      // The report works only once: Back must not return to it.
      if (link) await navigate(paths.resetPassword(link.userId, link.token), { replace: true });
      return failure;
    },
  });
  return (
    <AuthPage
      title="Was this not you?"
      lead="We sign everybody out of your account, remove what was added in that sign-in and in later ones, and you choose a new password."
      under={
        <>
          It was you? <Link to={paths.home()}>Leave everything as it is</Link>
        </>
      }
    >
      <SubmitForm
        form={form}
        submitLabel="Secure my account"
        action={paths.notMe(token)}
        failureAction={<Link to={paths.forgotPassword()}>Choose a new password</Link>}
      >
        <input type="hidden" name="token" value={token} />
      </SubmitForm>
    </AuthPage>
  );
}
