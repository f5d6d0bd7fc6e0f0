import type { FastifyInstance } from 'fastify';
import type { CertificatePort } from '../certificate/port/certificate-port.ts';
import type { Config } from '../config/config.ts';
import type { CoursePort } from '../course/port/course-port.ts';
import type { Db } from '../database/database.ts';
import { createEnrolmentStore } from '../enrolment/port/enrolment.store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { FileStore } from '../outside/files/files.ts';
import { createVideoTool } from '../outside/video/video-tool.ts';
import { createLectureAuthoring } from './authoring.service.ts';
import { lectureAuthoringRoutes, watchingRoutes } from './lecture.routes.ts';
import { siteStoresOf } from './media-store/site-stores.ts';
import { createLectureOrder } from './order.service.ts';
import { createLectureStore } from './port/lecture.store.ts';
import { createPreviews } from './preview.service.ts';
import { createLecturePublishing } from './publish.service.ts';
import { createSweep, sweepMedia } from './sweep/sweep.ts';
import { createTus } from './upload/tus-server.ts';
import { uploadRoutes } from './upload/upload.routes.ts';
import { createUploads } from './upload/upload.service.ts';
import { createUploadStore } from './upload/upload.store.ts';
import { uploadFilesOf } from './upload/upload-files.ts';
import { createUploadLocks } from './upload/upload-locks.ts';
import { preparationModule } from './video/preparation.module.ts';
import { createVideoReceiver } from './video/receive-video.ts';
import { createValidateVideo } from './video/validate-video.ts';
import { createWaitingLectures } from './video/waiting-lectures.ts';
import { createCaptions } from './watching/captions.ts';
import { mediaRoutes } from './watching/media.routes.ts';
import { createMedia } from './watching/media.service.ts';
import { createMediaStore } from './watching/media.store.ts';
import { createProgressStore } from './watching/progress.store.ts';
import { createWatching } from './watching/watching.service.ts';

interface LectureParts {
  config: Config;
  db: Db;
  jobs: Jobs;
  lectureFiles: FileStore;
  courses: CoursePort;
  certificates: Pick<CertificatePort, 'issue'>;
}

/** Lectures, their media and the learners' progress: stores → services → routes. */
export function lectureModule(
  app: FastifyInstance,
  { config, db, jobs, lectureFiles: files, courses, certificates }: LectureParts,
): void {
  const { details, onChange } = courses;
  const store = createLectureStore(db);
  const enrolments = createEnrolmentStore(db);
  const tool = createVideoTool(config);
  const validateVideo = createValidateVideo({ files, tool });

  const progress = createProgressStore(db);
  const watching = createWatching({ lectures: store, progress, enrolments, details, certificates });
  watchingRoutes(app, watching, createPreviews(store));
  const uploadFiles = uploadFilesOf(config);
  const waiting = createWaitingLectures({ db, store, files, uploadFiles, validateVideo, jobs, onChange });
  const incoming = createVideoReceiver({ db, store, files, validateVideo, waiting, jobs });
  const captions = createCaptions({ store, files });
  const authoring = createLectureAuthoring({ store, files, uploadFiles, incoming, captions, details, onChange });
  const order = createLectureOrder({ store, details, onChange });
  const publishing = createLecturePublishing({ store, details, onChange });
  lectureAuthoringRoutes(app, { authoring, order, publishing });
  const uploads = createUploads({ store: createUploadStore(db), files: uploadFiles, authoring, waiting });
  uploadRoutes(app, createTus(uploads, createUploadLocks()));
  mediaRoutes(app, createMedia({ store: createMediaStore(db), files, enrolments }));
  jobs.handle(
    sweepMedia,
    createSweep({ config, db, stores: siteStoresOf(config), lectures: store, files, uploadFiles, waiting }),
  );
  jobs.repeat(sweepMedia, '41 * * * *', {});
  preparationModule(app, { config, db, store, files, tool, jobs, onChange });
}
