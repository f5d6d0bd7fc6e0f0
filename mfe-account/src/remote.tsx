import { PlatformProvider, type RemoteProps } from '@vidya/contracts/browser/platform';
import { AccountRoutes } from './routes.tsx';

export default function AccountRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <AccountRoutes />
    </PlatformProvider>
  );
}
