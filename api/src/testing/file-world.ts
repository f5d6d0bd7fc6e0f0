import { Readable } from 'node:stream';
import { commandOf, runMediaCommand } from '../lecture/media-store/media-command.ts';
import { lectureFilesOf, siteStoresOf, uploadFilesOf } from '../lecture/media-store/site-stores.ts';
import { type Person, startApi } from './api.ts';
import { addCourse } from './samples.ts';
import { emptyFolders } from './stored-files.ts';

/** An API that listens and has no converter, with its stores. */
export async function startFileWorld(env: NodeJS.ProcessEnv = {}) {
  const api = await startApi({ FFMPEG_PATH: '/nowhere/ffmpeg', ...env });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const files = lectureFilesOf(api.config);
  return {
    api,
    files,
    uploadFiles: uploadFilesOf(api.config),
    /** Empties database and folders. Returns an instructor and their course. */
    reset: async (): Promise<{ teacher: Person; courseId: string }> => {
      await api.reset();
      emptyFolders(api);
      const teacher = await api.signIn({ role: 'INSTRUCTOR' });
      return { teacher, courseId: (await addCourse(api.db, { instructorId: teacher.id })).id };
    },
    /** Saves a file that no row names; returns its key. */
    keep: async (): Promise<string> => (await files.save(Readable.from(['bytes']), { extension: 'mp4' })).key,
    /** `npm run media -- …`; returns its lines. */
    media: (...args: string[]): Promise<string[]> =>
      runMediaCommand(commandOf(args), { db: api.db, config: api.config, stores: siteStoresOf(api.config) }),
  };
}
