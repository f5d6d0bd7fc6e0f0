import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { useEffect } from 'react';
import { useViewerAddress } from '../../data/address.ts';
import { useIsAsLearner } from '../../data/as-learner.ts';
import { useLectures } from '../../data/lectures.ts';
import { isStaff } from '../../data/session.ts';
import { preloadPlayer } from '../../player/LecturePlayer.tsx';
import { preloadTabs } from './LecturePanel.tsx';
import { AsLearner } from './Staff/AsLearner.tsx';
import { Viewer } from './Viewer.tsx';
import { ViewerFailure } from './ViewerFailure.tsx';
import { ViewerFrame } from './ViewerFrame.tsx';
import { ViewerSkeleton } from './ViewerSkeleton.tsx';

/** The lecture viewer (section 2): `/viewLectures?courseId=…&lectureId=…`. */
export function ViewLectures() {
  const address = useViewerAddress();
  const lectures = useLectures(address.courseId);
  const person = usePerson();
  const isAsLearner = useIsAsLearner();
  const topic = lectures.data?.course.topic ?? address.topic;
  useTitle(topic || 'Lectures');
  useEffect(() => {
    preloadPlayer();
    preloadTabs();
  }, []);

  // A video that plays stays when a later refetch fails; a refusal ends it.
  const isRefused = lectures.error instanceof ApiError && [401, 403, 404].includes(lectures.error.status);
  if (!address.courseId || (lectures.isError && (isRefused || !lectures.data))) {
    return <ViewerFailure courseId={address.courseId} lectures={lectures} />;
  }
  const View = person && isStaff(person.role) && isAsLearner ? AsLearner : Viewer;
  return (
    <ViewerFrame topic={topic}>
      {person && lectures.data ? (
        <View key={address.courseId} list={lectures.data} address={address} role={person.role} />
      ) : (
        <ViewerSkeleton />
      )}
    </ViewerFrame>
  );
}
