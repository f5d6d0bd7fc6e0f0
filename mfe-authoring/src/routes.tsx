import { Route, Routes } from 'react-router-dom';
import { AddLecture } from './screens/AddLecture/AddLecture.tsx';
import { CreateCourse } from './screens/CreateCourse/CreateCourse.tsx';
import { EditCourse } from './screens/EditCourse/EditCourse.tsx';
import { EditLecture } from './screens/EditLecture/EditLecture.tsx';

/** Path → screen. Whole paths: the shell mounts this remote below no prefix (decision R2). */
export function AuthoringRoutes() {
  return (
    <Routes>
      <Route path="/createCourse" element={<CreateCourse />} />
      <Route path="/my-courses/edit-course" element={<EditCourse />} />
      <Route path="/addLecture" element={<AddLecture />} />
      <Route path="/editLecture" element={<EditLecture />} />
    </Routes>
  );
}
