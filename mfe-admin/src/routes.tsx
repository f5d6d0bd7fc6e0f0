import { screenFile } from '@vidya/contracts/browser/screen-file';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AdminPage } from './parts/AdminPage/AdminPage.tsx';
import { ScreenSkeleton } from './parts/AdminPage/ScreenSkeleton.tsx';
import { AuditLog } from './screens/AuditLog/AuditLog.tsx';
import { Coupons } from './screens/Coupons/Coupons.tsx';
import { Instructors } from './screens/Instructors/Instructors.tsx';
import { Messages } from './screens/Messages/Messages.tsx';
import { Payments } from './screens/Payments/Payments.tsx';
import { Statistics } from './screens/Statistics/Statistics.tsx';
import { Students } from './screens/Students/Students.tsx';

// Rarely used and large (four dialogs), so it is not part of the other pages' initial load.
const releases = screenFile(async () => (await import('./screens/Releases/Releases.tsx')).Releases);

/** Every path of this area, in full (decision R2). The shell admits administrators only. */
export function AdminRoutes() {
  return (
    <AdminPage>
      <Suspense fallback={<ScreenSkeleton />}>
        <Routes>
          <Route path="/admin/dashboard" element={<Statistics />} />
          <Route path="/admin/dashboard/instructors" element={<Instructors />} />
          <Route path="/admin/dashboard/students" element={<Students />} />
          <Route path="/admin/dashboard/payments" element={<Payments />} />
          <Route path="/admin/dashboard/coupons" element={<Coupons />} />
          <Route path="/admin/dashboard/messages" element={<Messages />} />
          <Route path="/admin/dashboard/releases" element={<releases.Screen />} />
          <Route path="/admin/dashboard/audit-log" element={<AuditLog />} />
        </Routes>
      </Suspense>
    </AdminPage>
  );
}
