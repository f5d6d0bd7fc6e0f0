import { certificateAddress } from '@vidya/contracts/browser/addresses';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { VisuallyHidden } from '@vidya/shared-ui';

/** The printed certificate, in a new tab; it stays available after access has expired. */
export function CertificateLink({ course: { _id, topic } }: { course: Pick<CourseSummary, '_id' | 'topic'> }) {
  return (
    <a href={certificateAddress(_id)} target="_blank" rel="noreferrer">
      Certificate
      <VisuallyHidden> for {topic}, opens in a new tab</VisuallyHidden>
    </a>
  );
}
