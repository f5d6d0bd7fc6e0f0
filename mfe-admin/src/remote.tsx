import { PlatformProvider, type RemoteProps } from '@vidya/contracts/browser/platform';
import { AdminRoutes } from './routes.tsx';

/** The admin remote: every page of the dashboard, for administrators only. */
export default function AdminRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <AdminRoutes />
    </PlatformProvider>
  );
}
