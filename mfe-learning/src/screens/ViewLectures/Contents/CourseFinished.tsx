import { certificateAddress } from '@vidya/contracts/calls/certificate';
import { Button, Icon, Logo, VisuallyHidden } from '@vidya/shared-ui';
import { useState } from 'react';
import { Celebration, Lamp, Quiet, Voice } from './course-finished-styles.ts';

interface Finished {
  courseId: string;
  topic: string;
}

/**
 * Celebrates a course when its last lecture is completed, and announces it to screen readers. On later visits it is one
 * quiet line.
 */
export function CourseFinished({ courseId, topic, isFinished }: Finished & { isFinished: boolean }) {
  const [wasFinished] = useState(isFinished);
  const isMoment = isFinished && !wasFinished;
  return (
    <>
      {/* The region exists before its text: screen readers announce it only then. */}
      <Voice role="status">{isMoment ? <Moment courseId={courseId} topic={topic} /> : null}</Voice>
      {isFinished && wasFinished ? (
        <Quiet>
          <Icon name="award" size={18} />
          You finished this course
          <CertificateLink courseId={courseId} topic={topic} />
        </Quiet>
      ) : null}
    </>
  );
}

function Moment({ courseId, topic }: Finished) {
  return (
    <Celebration>
      <Lamp>
        <Logo height={56} isMarkOnly aria-hidden="true" />
      </Lamp>
      <div>
        <h2>You finished this course</h2>
        <p>Every lecture of {topic} is completed. Well done: your certificate is ready.</p>
      </div>
      <Button as="a" href={certificateAddress(courseId)} target="_blank" rel="noreferrer" icon={<Icon name="award" />}>
        Open Your Certificate
        <VisuallyHidden> for {topic}, opens in a new tab</VisuallyHidden>
      </Button>
    </Celebration>
  );
}

const CertificateLink = ({ courseId, topic }: Finished) => (
  <a href={certificateAddress(courseId)} target="_blank" rel="noreferrer">
    Certificate
    <VisuallyHidden> for {topic}, opens in a new tab</VisuallyHidden>
  </a>
);
