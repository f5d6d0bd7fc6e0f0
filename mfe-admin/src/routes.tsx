import { Route, Routes } from 'react-router-dom';
import { AdminPage } from './parts/AdminPage/AdminPage.tsx';
import { Instructors } from './screens/Instructors/Instructors.tsx';
import { Payments } from './screens/Payments/Payments.tsx';
import { Statistics } from './screens/Statistics/Statistics.tsx';
import { Students } from './screens/Students/Students.tsx';

/** Every path of this area (decision R2), whole. The shell lets administrators in and nobody else. */
export function AdminRoutes() {
  return (
    <AdminPage>
      <Routes>
        <Route path="/admin/dashboard" element={<Statistics />} />
        <Route path="/admin/dashboard/instructors" element={<Instructors />} />
        <Route path="/admin/dashboard/students" element={<Students />} />
        <Route path="/admin/dashboard/payments" element={<Payments />} />
      </Routes>
    </AdminPage>
  );
}
