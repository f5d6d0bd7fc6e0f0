import { screenFile } from '@vidya/contracts/browser/screen-file';
import { matchPath, Route, Routes } from 'react-router-dom';
import { AllCourses } from './screens/AllCourses/AllCourses.tsx';
import { CategoryPage } from './screens/CategoryPage/CategoryPage.tsx';
import { Home } from './screens/Home/Home.tsx';

// Home and the lists share nearly all code, so a separate file each would cost a round trip and save 3 KB. The detail
// is 10 KB and the contact page 5 KB that most first visits do not need. Each file is named after its path, so that the
// front server can preload it.
const detail = screenFile(
  async () =>
    (await import(/* webpackChunkName: "courseDetail" */ './screens/CourseDetail/CourseDetail.tsx')).CourseDetail,
);
const contact = screenFile(
  async () => (await import(/* webpackChunkName: "contact" */ './screens/Contact/Contact.tsx')).Contact,
);

const files = [
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
      <Route path="/" element={<Home />} />
      <Route path="/course/all-courses" element={<AllCourses />} />
      <Route path="/course/:category" element={<CategoryPage />} />
      <Route path="/courseDetail" element={<detail.Screen />} />
      <Route path="/contact" element={<contact.Screen />} />
    </Routes>
  );
}
