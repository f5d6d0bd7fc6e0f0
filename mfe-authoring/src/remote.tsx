import { PlatformProvider, type RemoteProps } from '@vidya/contracts/platform';
import { AuthoringRoutes } from './routes.tsx';

/** Creating and editing courses and lectures, on the platform that the shell lends. */
export default function AuthoringRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <AuthoringRoutes />
    </PlatformProvider>
  );
}
