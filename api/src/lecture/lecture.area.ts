import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { CourseArea } from '../course/course.area.ts';
import { createCourseDetailStore } from '../course/course-detail.store.ts';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Certificates } from '../learning/certificate.service.ts';
import type { FileStore } from '../outside/files.ts';
import { createVideoConverter } from '../outside/video-converter.ts';
import { createLectureAuthoring } from './authoring.service.ts';
import { convertVideo, createConvertVideo } from './convert-video.ts';
import { lectureAuthoringRoutes, watchingRoutes } from './lecture.routes.ts';
import { createLectureStore } from './lecture.store.ts';
import { mediaRoutes } from './media.routes.ts';
import { createMedia } from './media.service.ts';
import { createMediaStore } from './media.store.ts';
import { createProgressStore } from './progress.store.ts';
import { createTakeVideo } from './take-video.ts';
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
  const converter = createVideoConverter(config);
  const takeVideo = createTakeVideo({ files, converter });

  const progress = createProgressStore(db);
  watchingRoutes(app, createWatching({ lectures: store, progress, seats, details, certificates }));
  lectureAuthoringRoutes(app, createLectureAuthoring({ store, files, takeVideo, details, jobs, onChange }));
  mediaRoutes(app, createMedia({ store: createMediaStore(db), files, seats }));
  jobs.handle(convertVideo, createConvertVideo({ store, files, converter }));
}
