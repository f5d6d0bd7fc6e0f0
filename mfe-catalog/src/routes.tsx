import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AllCourses } from './screens/AllCourses/AllCourses.tsx';
import { CategoryPage } from './screens/CategoryPage/CategoryPage.tsx';
import { Home } from './screens/Home/Home.tsx';

const CourseDetail = lazy(async () => ({
  default: (await import('./screens/CourseDetail/CourseDetail.tsx')).CourseDetail,
}));
const Contact = lazy(async () => ({ default: (await import('./screens/Contact/Contact.tsx')).Contact }));

/** Path → screen. `/course/checkout` belongs to another area and never comes here (decision R2). */
export function CatalogRoutes() {
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/course/all-courses" element={<AllCourses />} />
        <Route path="/course/:category" element={<CategoryPage />} />
        <Route path="/courseDetail" element={<CourseDetail />} />
        <Route path="/contact" element={<Contact />} />
      </Routes>
    </Suspense>
  );
}
