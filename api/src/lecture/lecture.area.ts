import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { CourseArea } from '../course/course.area.ts';
import { createCourseDetailStore } from '../course/course-detail.store.ts';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Certificates } from '../learning/certificate.service.ts';
import { siteStoresOf } from '../media-store/site-stores.ts';
import type { FileStore } from '../outside/files.ts';
import { createVideoTool } from '../outside/video-tool.ts';
import { createTus } from '../upload/tus-server.ts';
import { uploadRoutes } from '../upload/upload.routes.ts';
import { createUploads } from '../upload/upload.service.ts';
import { createUploadStore } from '../upload/upload.store.ts';
import { uploadFilesOf } from '../upload/upload-files.ts';
import { createUploadLocks } from '../upload/upload-locks.ts';
import { createLectureAuthoring } from './authoring.service.ts';
import { createCaptions } from './captions.ts';
import { createIncomingVideos } from './incoming-video.ts';
import { lectureAuthoringRoutes, watchingRoutes } from './lecture.routes.ts';
import { createLectureStore } from './lecture.store.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMedia } from './media.service.ts';
import { createMediaStore } from './media.store.ts';
import { createLectureOrder } from './order.service.ts';
import { preparationArea } from './preparation.area.ts';
import { createPreviews } from './preview.service.ts';
import { createProgressStore } from './progress.store.ts';
import { createLecturePublishing } from './publish.service.ts';
import { createSweep, sweepMedia } from './sweep/sweep.ts';
import { createTakeVideo } from './take-video.ts';
import { createWaitingLectures } from './waiting-lectures.ts';
import { createWatching } from './watching.service.ts';

interface LectureParts {
  config: Config;
  db: Db;
  jobs: Jobs;
  lectureFiles: FileStore;
  courses: CourseArea;
  certificates: Pick<Certificates, 'issue'>;
}

/** Lectures, their media and the progress of those who watch them: stores → services → routes. */
export function lectureArea(
  app: FastifyInstance,
  { config, db, jobs, lectureFiles: files, courses, certificates }: LectureParts,
): void {
  const { details, onChange } = courses;
  const store = createLectureStore(db);
  const seats = createCourseDetailStore(db);
  const tool = createVideoTool(config);
  const takeVideo = createTakeVideo({ files, tool });

  const progress = createProgressStore(db);
  const watching = createWatching({ lectures: store, progress, seats, details, certificates });
  watchingRoutes(app, watching, createPreviews(store));
  const uploadFiles = uploadFilesOf(config);
  const waiting = createWaitingLectures({ db, store, files, uploadFiles, takeVideo, jobs, onChange });
  const incoming = createIncomingVideos({ db, store, files, takeVideo, waiting, jobs });
  const captions = createCaptions({ store, files });
  const authoring = createLectureAuthoring({ store, files, uploadFiles, incoming, captions, details, onChange });
  const order = createLectureOrder({ store, details, onChange });
  const publishing = createLecturePublishing({ store, details, onChange });
  lectureAuthoringRoutes(app, { authoring, order, publishing });
  const uploads = createUploads({ store: createUploadStore(db), files: uploadFiles, authoring, waiting });
  uploadRoutes(app, createTus(uploads, createUploadLocks()));
  mediaRoutes(app, createMedia({ store: createMediaStore(db), files, seats }));
  jobs.handle(
    sweepMedia,
    createSweep({ config, db, stores: siteStoresOf(config), lectures: store, files, uploadFiles, waiting }),
  );
  jobs.repeat(sweepMedia, '41 * * * *', {});
  preparationArea(app, { config, db, store, files, tool, jobs, onChange });
}
