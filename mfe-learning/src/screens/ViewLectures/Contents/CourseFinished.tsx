import { certificateAddress } from '@vidya/contracts/browser/addresses';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { Button, Icon, Logo, VisuallyHidden } from '@vidya/shared-ui';
import { useState } from 'react';
import { CertificateLink } from '../../../parts/CertificateLink.tsx';
import { Celebration, Lamp, Quiet, Voice } from './course-finished-styles.ts';

/** Celebrates when the last lecture is completed, also for screen readers; on later visits it is one quiet line. */
export function CourseFinished({ course, isFinished }: { course: CourseDetail; isFinished: boolean }) {
  const [wasFinished] = useState(isFinished);
  return (
    <>
      {/* The region exists before its text: screen readers announce it only then. */}
      <Voice role="status">{isFinished && !wasFinished ? <Moment course={course} /> : null}</Voice>
      {isFinished && wasFinished ? (
        <Quiet>
          <Icon name="award" size={18} />
          You finished this course
          <CertificateLink course={course} />
        </Quiet>
      ) : null}
    </>
  );
}

function Moment({ course: { _id, topic, enrolment } }: { course: CourseDetail }) {
  return (
    <Celebration>
      <Lamp>
        <Logo height={56} isMarkOnly aria-hidden="true" />
      </Lamp>
      <div>
        <h2>You finished this course</h2>
        <p>
          {enrolment?.progress === 100 ? `Every lecture of ${topic} is completed.` : `You have completed ${topic}.`}{' '}
          Well done: your certificate is ready.
        </p>
      </div>
      <Button as="a" href={certificateAddress(_id)} target="_blank" rel="noreferrer" icon={<Icon name="award" />}>
        Open Your Certificate
        <VisuallyHidden> for {topic}, opens in a new tab</VisuallyHidden>
      </Button>
    </Celebration>
  );
}
