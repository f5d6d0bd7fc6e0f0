import { PlatformProvider } from '@vidya/contracts/browser/platform';
import type { Role } from '@vidya/contracts/calls/choices';
import type { LectureList } from '@vidya/contracts/calls/lecture';
import { paths } from '@vidya/contracts/texts/paths';
import { Banner, Button } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import type { ViewerAddress } from '../../../data/address.ts';
import { asBegun, useIsSwitched, useReadingPlatform } from '../../../data/as-learner.ts';
import { useFocusOnArrival } from '../focus-on-arrival.ts';
import { Viewer } from '../Viewer.tsx';

interface AsLearnerProps {
  list: LectureList;
  address: ViewerAddress;
  /** The person's real role. */
  role: Role;
}

const learner: Role = 'USER';

/** The viewer as a new learner sees it, for staff. It cannot record anything. */
export function AsLearner({ list, address, role }: AsLearnerProps) {
  const platform = useReadingPlatform();
  const { course } = list;
  const back = useFocusOnArrival<HTMLAnchorElement>(useIsSwitched());
  return (
    <>
      <Banner
        icon="eye"
        action={
          <Button
            as={Link}
            ref={back}
            to={paths.viewLectures(course._id, address.lectureId ?? undefined)}
            replace
            state={{ course, role, isSwitched: true }}
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
        <Viewer list={asBegun(list)} address={address} role={learner} />
      </PlatformProvider>
    </>
  );
}
