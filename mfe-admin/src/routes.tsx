import { screenFile } from '@vidya/contracts/browser/screen-file';
import { Route, Routes } from 'react-router-dom';
import { Coupons } from './coupons/Coupons.tsx';
import { Messages } from './messages/Messages.tsx';
import { AdminPage, ScreenSkeleton } from './parts/AdminPage/AdminPage.tsx';
import { Payments } from './payments/Payments.tsx';
import { PeoplePage } from './people/PeoplePage.tsx';
import { RefundRequests } from './refunds/RefundRequests.tsx';
import { Statistics } from './statistics/Statistics.tsx';

// Rarely used and large (four dialogs), so it is not part of the other pages' initial load.
const releases = screenFile(async () => (await import('./releases/Releases.tsx')).Releases, <ScreenSkeleton />);

// Its sentences about every action are large.
const auditLog = screenFile(async () => (await import('./audit/AuditLog.tsx')).AuditLog, <ScreenSkeleton />);

const money = screenFile(async () => (await import('./money/Money.tsx')).Money, <ScreenSkeleton />);

// Needed rarely.
const recovery = screenFile(
  async () => (await import('./recovery/AccountRecovery.tsx')).AccountRecovery,
  <ScreenSkeleton />,
);

/** Every path of this area, in full (decision R2). The shell admits administrators only. */
export function AdminRoutes() {
  return (
    <AdminPage>
      <Routes>
        <Route path="/admin/dashboard" element={<Statistics />} />
        <Route
          path="/admin/dashboard/instructors"
          element={<PeoplePage key="instructors" title="Instructors Details" kind="instructors" />}
        />
        <Route
          path="/admin/dashboard/students"
          element={<PeoplePage key="students" title="Students Details" kind="students" />}
        />
        <Route path="/admin/dashboard/payments" element={<Payments />} />
        <Route path="/admin/dashboard/refund-requests" element={<RefundRequests />} />
        <Route path="/admin/dashboard/money" element={<money.Screen />} />
        <Route path="/admin/dashboard/coupons" element={<Coupons />} />
        <Route path="/admin/dashboard/messages" element={<Messages />} />
        <Route path="/admin/dashboard/releases" element={<releases.Screen />} />
        <Route path="/admin/dashboard/account-recovery" element={<recovery.Screen />} />
        <Route path="/admin/dashboard/audit-log" element={<auditLog.Screen />} />
      </Routes>
    </AdminPage>
  );
}
