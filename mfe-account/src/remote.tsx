import { PlatformProvider, type RemoteProps } from '@vidya/contracts/browser/platform';
import { AccountRoutes } from './routes.tsx';

/** The account remote: sign-in, profile, checkout and purchases. */
export default function AccountRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <AccountRoutes />
    </PlatformProvider>
  );
}
