import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import type { ReauthenticationMethod } from '@vidya/contracts/calls/sign-in-security';
import { requestIdOf } from '@vidya/contracts/rules/api-error';
import { paths } from '@vidya/contracts/texts/paths';
import { Banner, Button, ErrorState, FactorForm, type FactorMethod } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import { useRefusedForm } from '../../data/sign-in/refused-form.ts';
import { useSecondFactor } from '../../data/sign-in/use-second-factor.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';

const isFactor = (method: ReauthenticationMethod): method is FactorMethod =>
  method === 'passkey' || method === 'totp' || method === 'recoveryCode';

/** `/auth/login/secondFactor`: the password was right, and is not enough. Without script it takes a code. */
export function SecondFactor() {
  useTitle('One more step');
  const person = usePerson();
  const { known, next, destination, failure, isBusy, enterCode, signPasskey } = useSecondFactor();
  const refused = useRefusedForm();
  const methods = known.data?.methods.filter(isFactor);
  const isOver = known.data !== undefined && !methods?.length && !isBusy;
  // In another tab, for example.
  if (isOver && person)
    return (
      <AuthPage
        title="You are signed in"
        lead={
          <>
            As <bdi translate="no">{person.fullName}</bdi>, <span translate="no">{person.email}</span>.
          </>
        }
      >
        <Button as={Link} to={destination} size="large" isWide>
          Continue
        </Button>
      </AuthPage>
    );
  return (
    <AuthPage
      title="One more step"
      lead="Confirm this sign-in with something that only you have."
      under={
        <>
          <Link to={paths.login(next)}>Back to log in</Link> · Lost all of it?{' '}
          <Link to={paths.contact()}>Write to us</Link>
        </>
      }
    >
      {known.isLoadingError ? (
        <ErrorState
          picture={null}
          titleAs="h2"
          title="We could not find out how you can go on"
          onRetry={() => void known.refetch()}
          isRetrying={known.isFetching}
          requestId={requestIdOf(known.error)}
        />
      ) : null}
      {isOver ? (
        <>
          <Banner>There is no sign-in to finish in this browser.</Banner>
          <Button as={Link} to={paths.login(next)} size="large" isWide>
            Log in
          </Button>
        </>
      ) : null}
      {isOver || known.isLoadingError ? null : (
        <FactorForm
          // Until it is known what the person has, a code: the page without script has nothing else.
          key={methods ? 'known' : 'unknown'}
          methods={methods ?? ['totp']}
          failure={failure || (methods ? '' : (refused?.failure ?? ''))}
          isBusy={isBusy}
          submitLabel="Go on"
          action={paths.secondFactor(next)}
          onPasskey={() => void signPasskey()}
          onCode={(code) => void enterCode(code)}
        />
      )}
    </AuthPage>
  );
}
