import { lazyPart } from '@vidya/shared-ui';
import { type ComponentType, Suspense } from 'react';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { AuthoringPage } from './parts/AuthoringPage.tsx';
import { AddLecture } from './screens/AddLecture/AddLecture.tsx';
import { CreateCourse } from './screens/CreateCourse/CreateCourse.tsx';
import { EditCourse } from './screens/EditCourse/EditCourse.tsx';
import { EditLecture } from './screens/EditLecture/EditLecture.tsx';

// Few come here: the forms do without.
const Instructors = lazyPart(async () => (await import('./screens/Instructors/Instructors.tsx')).Instructors);
const Publish = lazyPart(async () => (await import('./screens/Publish/Publish.tsx')).Publish);

/** Path → screen. These are full paths: the shell mounts this remote without a prefix (decision R2). */
export function AuthoringRoutes() {
  return (
    <Routes>
      <Route path="/createCourse" element={<CreateOrPublish />} />
      <Route path="/my-courses/edit-course" element={<EditCourse />} />
      <Route path="/my-courses/edit-course/instructors" element={<Late title="Instructors" Screen={Instructors} />} />
      <Route path="/addLecture" element={<AddLecture />} />
      <Route path="/editLecture" element={<EditLecture />} />
    </Routes>
  );
}

/** The first and the third step share an address, because the specification names only one. */
function CreateOrPublish() {
  const [query] = useSearchParams();
  return query.get('step') === 'publish' ? <Late title="Publish" Screen={Publish} /> : <CreateCourse />;
}

const Late = ({ title, Screen }: { title: string; Screen: ComponentType }) => (
  <Suspense fallback={<AuthoringPage title={title} lead="" />}>
    <Screen />
  </Suspense>
);
