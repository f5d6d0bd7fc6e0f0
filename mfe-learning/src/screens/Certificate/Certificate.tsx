import { useTitle } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/calls/api-error';
import { certificateCode } from '@vidya/contracts/calls/certificate';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, EmptyState, ErrorState, LostPicture, Skeleton } from '@vidya/shared-ui';
import { Link, useParams } from 'react-router-dom';
import { useCertificate } from '../../data/courses/certificate.ts';
import { Page, Sheet } from './certificate-styles.ts';
import { ValidCertificate } from './ValidCertificate.tsx';

/** `/certificate/:code`: where anybody with a printed certificate checks whether it is genuine. */
export function Certificate() {
  const code = certificateCode(useParams()['code'] ?? '');
  useTitle('Certificate');
  return (
    <Page>
      <Verification code={code} />
    </Page>
  );
}

function Verification({ code }: { code: string }) {
  const { data, error, isPending, refetch } = useCertificate(code);
  if (isPending) {
    return (
      <Sheet aria-busy="true" aria-label="Verifying the certificate">
        <Skeleton width="6rem" height="1.75rem" />
        <Skeleton width="80%" height="2.25rem" />
        <Skeleton height="11rem" shape="block" />
      </Sheet>
    );
  }
  if (error) {
    return (
      <ErrorState title="The certificate could not be verified" titleAs="h1" onRetry={() => void refetch()}>
        {messageOf(error, 'Please try again in a moment.')}
      </ErrorState>
    );
  }
  return data ? <ValidCertificate certificate={data} code={code} /> : <NoSuchCertificate />;
}

function NoSuchCertificate() {
  return (
    <EmptyState
      picture={<LostPicture />}
      title="No such certificate"
      titleAs="h1"
      action={
        <Button as={Link} to={paths.home()}>
          Go to Home
        </Button>
      }
    >
      Compare the address with the code on the certificate. It may also have been withdrawn, or its owner has closed
      their account.
    </EmptyState>
  );
}
