import { screenFile } from '@vidya/contracts/browser/screen-file';
import { matchPath, Route, Routes } from 'react-router-dom';
import { ScreenSkeleton } from './parts/ScreenSkeleton.tsx';
import { CategoryPage } from './screens/CategoryPage/CategoryPage.tsx';

// Each file is named after its path ('index' for '/'), so that the front server can preload it: none costs a round trip.
const waiting = <ScreenSkeleton />;
const home = screenFile(
  async () => (await import(/* webpackChunkName: "index" */ './screens/Home/Home.tsx')).Home,
  waiting,
);
const list = screenFile(
  async () =>
    (await import(/* webpackChunkName: "course/all-courses" */ './screens/AllCourses/AllCourses.tsx')).AllCourses,
  waiting,
);
const detail = screenFile(
  async () =>
    (await import(/* webpackChunkName: "courseDetail" */ './screens/CourseDetail/CourseDetail.tsx')).CourseDetail,
  waiting,
);
const contact = screenFile(
  async () => (await import(/* webpackChunkName: "contact" */ './screens/Contact/Contact.tsx')).Contact,
  waiting,
);

const files = [
  ['/', home],
  ['/course/all-courses', list],
  ['/courseDetail', detail],
  ['/contact', contact],
] as const;

/** Loads the file of the screen at a path, if it has its own. */
export async function loadScreenAt(pathname: string): Promise<void> {
  await files.find(([path]) => matchPath(path, pathname))?.[1].load();
}

/** Path → screen. `/course/checkout` belongs to another area and never comes here (decision R2). */
export function CatalogRoutes() {
  return (
    <Routes>
      <Route path="/" element={<home.Screen />} />
      <Route path="/course/all-courses" element={<list.Screen />} />
      <Route path="/course/:category" element={<CategoryPage />} />
      <Route path="/courseDetail" element={<detail.Screen />} />
      <Route path="/contact" element={<contact.Screen />} />
    </Routes>
  );
}
