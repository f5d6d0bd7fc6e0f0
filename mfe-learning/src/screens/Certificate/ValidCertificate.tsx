import type { VerifiedCertificate } from '@vidya/contracts/calls/certificate';
import { shortDate } from '@vidya/contracts/texts/format';
import { Badge, Logo } from '@vidya/shared-ui';
import { Code, Facts, Head, Sheet, Statement } from './certificate-styles.ts';

interface ValidCertificateProps {
  certificate: VerifiedCertificate;
  code: string;
}

/** The certificate's text, under the logo of the site that issued it. */
export function ValidCertificate({ certificate, code }: ValidCertificateProps) {
  const { learnerName, courseTitle, instructorName, issuedAt } = certificate;
  return (
    <Sheet as="article">
      <Head>
        <Logo height={34} isMarkOnly aria-hidden="true" />
        <Badge tone="success">Valid</Badge>
      </Head>
      <Statement>
        <h1 tabIndex={-1}>Certificate of Completion</h1>
        <p>This certificate was issued by Vidya and is valid.</p>
      </Statement>
      <Facts>
        <div>
          <dt>Learner</dt>
          <dd>{learnerName}</dd>
        </div>
        <div>
          <dt>Course</dt>
          <dd>{courseTitle}</dd>
        </div>
        {instructorName ? (
          <div>
            <dt>Instructor</dt>
            <dd>{instructorName}</dd>
          </div>
        ) : null}
        <div>
          <dt>Issued on</dt>
          <dd>{shortDate(issuedAt)}</dd>
        </div>
      </Facts>
      <Code>{code}</Code>
    </Sheet>
  );
}
