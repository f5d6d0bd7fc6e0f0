import { Route, Routes, useSearchParams } from 'react-router-dom';
import { AddLecture } from './screens/AddLecture/AddLecture.tsx';
import { CreateCourse } from './screens/CreateCourse/CreateCourse.tsx';
import { EditCourse } from './screens/EditCourse/EditCourse.tsx';
import { EditLecture } from './screens/EditLecture/EditLecture.tsx';
import { Publish } from './screens/Publish/Publish.tsx';

/** Path → screen. These are full paths: the shell mounts this remote without a prefix (decision R2). */
export function AuthoringRoutes() {
  return (
    <Routes>
      <Route path="/createCourse" element={<CreateOrPublish />} />
      <Route path="/my-courses/edit-course" element={<EditCourse />} />
      <Route path="/addLecture" element={<AddLecture />} />
      <Route path="/editLecture" element={<EditLecture />} />
    </Routes>
  );
}

/** The first and the third step share an address, because the specification names only one. */
function CreateOrPublish() {
  const [query] = useSearchParams();
  return query.get('step') === 'publish' ? <Publish /> : <CreateCourse />;
}
