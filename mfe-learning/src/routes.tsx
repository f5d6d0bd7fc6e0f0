import { screenFile } from '@vidya/contracts/browser/screen-file';
import { matchPath, Route, Routes } from 'react-router-dom';
import { ScreenSkeleton } from './parts/ScreenSkeleton.tsx';
import { Certificate } from './screens/Certificate/Certificate.tsx';

// Each file is named after its path, so that the front server can preload it. The list of courses does without the player.
const waiting = <ScreenSkeleton />;
const myCourses = screenFile(
  async () => (await import(/* webpackChunkName: "myCourses" */ './screens/MyCourses/MyCourses.tsx')).MyCourses,
  waiting,
);
const viewer = screenFile(
  async () =>
    (await import(/* webpackChunkName: "viewLectures" */ './screens/ViewLectures/ViewLectures.tsx')).ViewLectures,
  waiting,
);
const preview = screenFile(
  async () => (await import(/* webpackChunkName: "preview" */ './screens/Preview/Preview.tsx')).Preview,
  waiting,
);

const files = [
  ['/myCourses', myCourses],
  ['/viewLectures', viewer],
  ['/preview', preview],
] as const;

/** Loads the file of the screen at a path, if it has its own. */
export async function loadScreenAt(pathname: string): Promise<void> {
  await files.find(([path]) => matchPath(path, pathname))?.[1].load();
}

/** Path → screen. These are full paths: the shell mounts this remote without a prefix (decision R2). */
export function LearningRoutes() {
  return (
    <Routes>
      <Route path="/myCourses" element={<myCourses.Screen />} />
      <Route path="/viewLectures" element={<viewer.Screen />} />
      <Route path="/preview" element={<preview.Screen />} />
      <Route path="/certificate/:code" element={<Certificate />} />
    </Routes>
  );
}
