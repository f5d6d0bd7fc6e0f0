import { paths } from '@vidya/contracts/texts/paths';
import { Route, Routes } from 'react-router-dom';
import { Certificate } from './screens/Certificate/Certificate.tsx';
import { MyCourses } from './screens/MyCourses/MyCourses.tsx';
import { Preview } from './screens/Preview/Preview.tsx';
import { ViewLectures } from './screens/ViewLectures/ViewLectures.tsx';

/** Path → screen. These are full paths: the shell mounts this remote without a prefix (decision R2). */
export function LearningRoutes() {
  return (
    <Routes>
      <Route path={paths.myCourses()} element={<MyCourses />} />
      <Route path="/viewLectures" element={<ViewLectures />} />
      <Route path="/preview" element={<Preview />} />
      <Route path="/certificate/:code" element={<Certificate />} />
    </Routes>
  );
}
