import { PlatformProvider, type RemoteProps } from '@vidya/contracts/browser/platform';
import { LearningRoutes } from './routes.tsx';

/** My Courses, the lecture viewer and the page that verifies certificates, on the platform that the shell lends. */
export default function LearningRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <LearningRoutes />
    </PlatformProvider>
  );
}
