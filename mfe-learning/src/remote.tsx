import { PlatformProvider, type RemoteProps } from '@vidya/contracts/browser/platform';
import { LearningRoutes } from './routes.tsx';

/** The remote of My Courses, the lecture viewer and the page that verifies certificates, on the shell's host API. */
export default function LearningRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <LearningRoutes />
    </PlatformProvider>
  );
}
