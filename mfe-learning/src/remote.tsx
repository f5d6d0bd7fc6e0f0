import { PlatformProvider, type RemoteProps } from '@vidya/contracts/platform';
import { LearningRoutes } from './routes.tsx';

/** My Courses and the lecture viewer, on the platform that the shell lends. */
export default function LearningRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <LearningRoutes />
    </PlatformProvider>
  );
}
