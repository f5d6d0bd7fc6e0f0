import { PeoplePage } from '../../parts/People/PeoplePage.tsx';

/** `/admin/dashboard/students`. */
export function Students() {
  return <PeoplePage title="Students Details" kind="students" />;
}
