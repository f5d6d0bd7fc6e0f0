import { lazyPart } from '@vidya/shared-ui';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { AuthoringPage } from './parts/AuthoringPage.tsx';
import { CreateCourse } from './screens/CreateCourse/CreateCourse.tsx';
import { EditCourse } from './screens/EditCourse/EditCourse.tsx';

const importAddLecture = () => import('./screens/AddLecture/AddLecture.tsx');
const AddLecture = lazyPart(async () => (await importAddLecture()).AddLecture);
const EditLecture = lazyPart(async () => (await import('./screens/EditLecture/EditLecture.tsx')).EditLecture);
const Instructors = lazyPart(async () => (await import('./screens/Instructors/Instructors.tsx')).Instructors);
const Earnings = lazyPart(async () => (await import('./screens/Earnings/Earnings.tsx')).Earnings);
const Publish = lazyPart(async () => (await import('./screens/Publish/Publish.tsx')).Publish);
const QuestionBank = lazyPart(async () => (await import('./screens/QuestionBank/QuestionBank.tsx')).QuestionBank);

/** Path → screen. These are full paths: the shell mounts this remote without a prefix (decision R2). */
export function AuthoringRoutes() {
  return (
    <Routes>
      <Route path="/createCourse" element={<CreateOrPublish />} />
      <Route path="/my-courses/edit-course" element={<EditCourse />} />
      <Route path="/my-courses/edit-course/instructors" element={<Late title="Instructors" Screen={Instructors} />} />
      <Route
        path="/my-courses/edit-course/question-bank"
        element={<Late title="Question Bank" Screen={QuestionBank} />}
      />
      <Route path="/earnings" element={<Late title="Earnings" Screen={Earnings} />} />
      <Route path="/addLecture" element={<Late title="Add Lecture" Screen={AddLecture} />} />
      <Route path="/editLecture" element={<Late title="Edit Lecture" Screen={EditLecture} />} />
    </Routes>
  );
}

/** The first and the third step share an address, because the specification names only one. */
function CreateOrPublish() {
  const [query] = useSearchParams();
  // The code of the second step, while the first one is filled in.
  useEffect(() => void importAddLecture().catch(() => undefined), []);
  return query.get('step') === 'publish' ? <Late title="Publish" Screen={Publish} /> : <CreateCourse />;
}

const Late = ({ title, Screen }: { title: string; Screen: ComponentType }) => (
  <Suspense fallback={<AuthoringPage title={title} lead="" />}>
    <Screen />
  </Suspense>
);
