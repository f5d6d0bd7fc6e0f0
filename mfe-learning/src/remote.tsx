import { PlatformProvider, type Preparation, type RemoteProps } from '@vidya/contracts/browser/platform';
import { LearningRoutes, loadScreenAt } from './routes.tsx';

/** The remote of My Courses, the lecture viewer and the page that verifies certificates, on the shell's host API. */
function LearningRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <LearningRoutes />
    </PlatformProvider>
  );
}

export default Object.assign(LearningRemote, {
  prepare: ({ url }: Pick<Preparation, 'url'>): Promise<void> => loadScreenAt(url.pathname),
});
