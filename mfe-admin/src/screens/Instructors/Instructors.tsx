import { PeoplePage } from '../../parts/People/PeoplePage.tsx';

/** `/admin/dashboard/instructors`. */
export function Instructors() {
  return <PeoplePage title="Instructors Details" kind="instructors" />;
}
