import { PlatformProvider } from '@vidya/contracts/browser/platform';
import type { Role } from '@vidya/contracts/texts/choices';
import { paths } from '@vidya/contracts/texts/paths';
import { Banner } from '@vidya/shared-ui';
import type { ComponentProps } from 'react';
import { asBegun, useIsSwitched, useReadingPlatform } from '../../../data/as-learner.ts';
import { LinkButton } from '../../../parts/buttons.tsx';
import { useFocusOnArrival } from '../focus-on-arrival.ts';
import { Viewer } from '../Viewer.tsx';

const learner: Role = 'USER';

/** The viewer as a new learner sees it, for staff. It cannot record anything. `role` is the person's real one. */
export function AsLearner({ list, address, role }: ComponentProps<typeof Viewer>) {
  const platform = useReadingPlatform();
  const { course } = list;
  const back = useFocusOnArrival<HTMLAnchorElement>(useIsSwitched());
  return (
    <>
      <Banner
        icon="eye"
        action={
          <LinkButton
            ref={back}
            to={paths.viewLectures(course._id, address.lectureId ?? undefined)}
            replace
            state={{ course, role, isSwitched: true }}
            variant="secondary"
            size="small"
          >
            Back to my view
          </LinkButton>
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
