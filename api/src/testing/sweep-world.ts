import path from 'node:path';
import { Readable } from 'node:stream';
import { mediaSweeps } from '../database/tables/schema-media.ts';
import { commandOf, runMediaCommand } from '../lecture/media-store/media-command.ts';
import { lectureFilesOf, siteStoresOf, uploadFilesOf } from '../lecture/media-store/site-stores.ts';
import { sweepMedia } from '../lecture/sweep/sweep.ts';
import { type Person, startApi, type TestApi } from './api.ts';
import { addCourse } from './samples.ts';
import { emptyFolders } from './stored-files.ts';

export type SweepWorld = ReturnType<typeof sweepWorldOf>;

/** An API that listens, has no converter, and sweeps files of any age. */
export async function startSweepWorld(env: NodeJS.ProcessEnv = {}): Promise<SweepWorld> {
  const api = await startApi({ FFMPEG_PATH: '/nowhere/ffmpeg', SWEEP_AFTER_SECONDS: '0', ...env });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  return sweepWorldOf(api);
}

function sweepWorldOf(api: TestApi) {
  const files = () => lectureFilesOf(api.config);
  const uploadFiles = () => uploadFilesOf(api.config);
  const records = () => api.db.select().from(mediaSweeps);
  return {
    api,
    files,
    uploadFiles,
    records,
    /** Empties database and folders, and silences the sweep's log. Returns an instructor and their course. */
    reset: async (): Promise<{ teacher: Person; courseId: string }> => {
      jest.spyOn(console, 'info').mockImplementation(() => undefined);
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await api.reset();
      emptyFolders(api);
      const teacher = await api.signIn({ role: 'INSTRUCTOR' });
      return { teacher, courseId: (await addCourse(api.db, { instructorId: teacher.id })).id };
    },
    /** Saves a file that no row names; returns its key. */
    keep: async (): Promise<string> => (await files().save(Readable.from(['bytes']), { extension: 'mp4' })).key,
    /** The path of a media file on disk. */
    place: (key: string): string => path.join(api.config.dataDir, 'media', key.slice(0, 2), key),
    sweep: async (): Promise<void> => {
      await api.jobs.send(api.db, sweepMedia, {});
      await api.jobs.drain();
    },
    /** `npm run media -- …`; returns its lines. */
    media: (...args: string[]): Promise<string[]> =>
      runMediaCommand(commandOf(args), {
        db: api.db,
        jobs: api.jobs,
        config: api.config,
        stores: siteStoresOf(api.config),
        files: files(),
        uploadFiles: uploadFiles(),
      }),
    onlySweep: async (): Promise<string> => (await records())[0]!.id,
  };
}
