import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import { requestIdOf } from '@vidya/contracts/rules/api-error';
import { paths } from '@vidya/contracts/texts/paths';
import { Breadcrumb, ErrorState, PageHeader, Skeleton, Stack } from '@vidya/shared-ui';
import { stack } from '@vidya/shared-ui/mixins';
import { media } from '@vidya/shared-ui/tokens';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSecurity } from '../../data/security/use-security.ts';
import { Page } from '../../parts/page-styles.ts';
import { AccountEvents } from './AccountEvents.tsx';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { Devices } from './Devices.tsx';
import { NewCodes } from './NewCodes.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ResetNotice } from './ResetNotice.tsx';

/** `/editProfile/security`: the person's ways to sign in, where they are signed in, and what happened lately. */
export function Security() {
  useTitle('Sign-in and security');
  const person = usePerson();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page>
      <Breadcrumb
        crumbs={[{ label: 'Profile', href: paths.editProfile() }, { label: 'Sign-in and security' }]}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
      <PageHeader
        title="Sign-in and security"
        titleRef={heading}
        lead="Your ways to sign in, and where you are signed in."
      />
      {person ? <Parts goOn={() => heading.current?.focus()} /> : <Skeleton shape="block" height="30rem" />}
    </Page>
  );
}

/** `goOn` moves the focus to the heading when the pressed button is gone. */
function Parts({ goOn }: { goOn: () => void }) {
  const { data, isLoadingError, isFetching, error, refetch } = useSecurity();
  const [codes, setCodes] = useState<string[] | null>(null);
  const putAway = (): void => {
    setCodes(null);
    goOn();
  };
  return (
    <Stack $gap={6}>
      {data?.factorReset ? <ResetNotice reset={data.factorReset} onStopped={goOn} /> : null}
      {codes ? <NewCodes codes={codes} onStored={putAway} /> : null}
      <Columns>
        <Stack $gap={6}>
          {isLoadingError ? (
            <ErrorState
              picture={null}
              title="Your ways to sign in could not be listed"
              onRetry={() => void refetch()}
              isRetrying={isFetching}
              requestId={requestIdOf(error)}
            />
          ) : null}
          {data ? (
            <>
              <Passkeys passkeys={data.passkeys} domain={data.passkeyDomain} onCodes={setCodes} />
              <AuthenticatorApp since={data.totpSince} onCodes={setCodes} />
              <RecoveryCodes security={data} onCodes={setCodes} />
              <PasswordPart hasPassword={data.hasPassword} />
            </>
          ) : null}
          {!data && !isLoadingError ? <Skeleton shape="block" height="30rem" /> : null}
        </Stack>
        <Stack $gap={6}>
          <Devices />
          <AccountEvents />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** The ways to sign in; beside them on wide windows the devices, and what happened lately. */
const Columns = styled.div`
  ${stack(6)}
  align-items: start;

  ${media.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
