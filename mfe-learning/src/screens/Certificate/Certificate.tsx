import { useTitle } from '@vidya/contracts/browser/platform';
import type { VerifiedCertificate } from '@vidya/contracts/calls/learning';
import { certificateCode } from '@vidya/contracts/rules/course/certificate-code';
import { lengthText, shortDate } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import {
  Badge,
  Button,
  EmptyState,
  Icon,
  Logo,
  LostPicture,
  Names,
  Row,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useCertificate } from '../../data/public-pages.ts';
import { LinkButton } from '../../parts/buttons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { Code, Facts, Page, Sheet } from './certificate-styles.ts';
import { linkedInAddress } from './linkedin.ts';

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
  const certificate = useCertificate(code);
  if (certificate.isPending) {
    return (
      <Sheet aria-busy="true" aria-label="Verifying the certificate">
        <Skeleton width="6rem" height="1.75rem" />
        <Skeleton width="80%" height="2.25rem" />
        <Skeleton height="11rem" shape="block" />
      </Sheet>
    );
  }
  if (certificate.error) {
    const fallback = 'Please try again in a moment.';
    return (
      <LoadFailed query={certificate} title="The certificate could not be verified" titleAs="h1" fallback={fallback} />
    );
  }
  if (certificate.data) return <ValidCertificate certificate={certificate.data} code={code} />;
  return (
    <EmptyState
      picture={<LostPicture />}
      title="No such certificate"
      titleAs="h1"
      action={<LinkButton to={paths.home()}>Go to Home</LinkButton>}
    >
      Compare the address with the code on the certificate. It may also have been withdrawn, or its owner has closed
      their account.
    </EmptyState>
  );
}

/** The certificate's text, under the logo of the site that issued it. */
function ValidCertificate({ certificate, code }: { certificate: VerifiedCertificate; code: string }) {
  const { learnerName, courseTitle, issuedAt, videoSeconds, mark } = certificate;
  return (
    <Sheet as="article">
      <Row $justify="space-between">
        <Logo height={34} isMarkOnly aria-hidden="true" />
        <Badge tone="success">Valid</Badge>
      </Row>
      <Stack $gap={2}>
        <h1 tabIndex={-1}>Certificate of Completion</h1>
        <p>This certificate was issued by Vidya and is valid.</p>
      </Stack>
      <Facts>
        <Fact term="Learner" value={learnerName} isName />
        <Fact term="Course" value={courseTitle} />
        {videoSeconds > 0 ? <Fact term="Length" value={`${lengthText(videoSeconds)} of video`} /> : null}
        {mark === undefined ? null : <Fact term="Mark" value={`${mark} %`} />}
        <Teachers certificate={certificate} />
        <Fact term="Issued on" value={shortDate(issuedAt)} />
      </Facts>
      <Code translate="no">{code}</Code>
      <Actions certificate={certificate} code={code} />
    </Sheet>
  );
}

/** Nobody, where no teacher stands behind the course. An earlier version of the API sends one name. */
function Teachers({ certificate: { instructorName, instructors = [instructorName] } }: { certificate: Certified }) {
  const names = instructors.filter(Boolean);
  const term = names.length > 1 ? 'Instructors' : 'Instructor';
  return names.length > 0 ? <Fact term={term} value={<Names names={names} />} /> : null;
}

type Certified = Omit<VerifiedCertificate, 'instructors'> & Partial<VerifiedCertificate>;

/** What its owner does with it, and where a visitor finds the course. */
function Actions({ certificate, code }: { certificate: VerifiedCertificate; code: string }) {
  const { courseId, courseTitle, address, hasBadge } = certificate;
  const linkedIn = linkedInAddress({ ...certificate, code });
  return (
    <Row $gap={3}>
      {/* An earlier version of the API does not send the address. */}
      {address ? (
        <Button as="a" href={linkedIn} target="_blank" rel="noreferrer" icon={<Icon name="award" size={18} />}>
          Add to LinkedIn
          <VisuallyHidden>, opens in a new tab</VisuallyHidden>
        </Button>
      ) : null}
      {hasBadge ? (
        <Button as="a" download href={paths.badge(code)} variant="secondary" icon={<Icon name="download" size={18} />}>
          Badge (Open Badges 3.0)
        </Button>
      ) : null}
      {courseId ? (
        <LinkButton to={paths.courseDetail(courseId)} variant="secondary">
          See this course
          <VisuallyHidden>: {courseTitle}</VisuallyHidden>
        </LinkButton>
      ) : null}
    </Row>
  );
}

function Fact({ term, value, isName = false }: { term: string; value: ReactNode; isName?: boolean }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd translate={isName ? 'no' : undefined}>{value}</dd>
    </div>
  );
}
