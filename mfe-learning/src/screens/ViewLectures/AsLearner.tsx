import type { Role } from '@vidya/contracts/account';
import type { LectureList } from '@vidya/contracts/lecture';
import { paths } from '@vidya/contracts/paths';
import { PlatformProvider } from '@vidya/contracts/platform';
import { Banner, Button } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import type { ViewerAddress } from '../../data/address.ts';
import { asBegun, useReadingPlatform } from '../../data/as-learner.ts';
import { Viewer } from './Viewer.tsx';

interface AsLearnerProps {
  list: LectureList;
  address: ViewerAddress;
  /** Who is really here. */
  role: Role;
}

const learner: Role = 'USER';

/** The viewer as a learner has it on the first day, for the people who make the course. It cannot record anything. */
export function AsLearner({ list, address, role }: AsLearnerProps) {
  const platform = useReadingPlatform();
  const { course } = list;
  return (
    <>
      <Banner
        icon="eye"
        action={
          <Button
            as={Link}
            to={paths.viewLectures(course._id, address.lectureId ?? undefined)}
            replace
            state={{ course, role }}
            variant="secondary"
            size="small"
          >
            Back to my view
          </Button>
        }
      >
        You are seeing this as a learner. Nothing is recorded.
      </Banner>
      <PlatformProvider platform={platform}>
        <Viewer list={asBegun(list)} address={address} role={learner} isAsLearner />
      </PlatformProvider>
    </>
  );
}
