import type { FastifyInstance } from 'fastify';
import type { CertificatePort } from '../certificate/port/certificate-port.ts';
import type { CoursePort } from '../course/port/course-port.ts';
import type { Pools } from '../database/database.ts';
import { createEnrolmentStore } from '../enrolment/port/enrolment.store.ts';
import { createLimiter } from '../http/limits.ts';
import { formsFolder } from '../http/uploads.ts';
import type { FileStore, UploadFiles } from '../outside/files/file-store.ts';
import { removeOldFiles } from '../outside/files/old-files.ts';
import type { SharedState } from '../outside/shared-state/shared-state.ts';
import { createVideoTool } from '../outside/video/video-tool.ts';
import { articleRoutes } from './article/article.routes.ts';
import { createArticles } from './article/article.service.ts';
import { createLectureAuthoring } from './authoring.service.ts';
import { createDuplicate } from './duplicate/duplicate.service.ts';
import { lectureAuthoringRoutes } from './lecture.routes.ts';
import type { LectureParts } from './lecture-parts.ts';
import { createReportJob, reportFiles } from './media-store/file-report.ts';
import { siteStoresOf } from './media-store/site-stores.ts';
import { createExport } from './outline/export/export.service.ts';
import { outlineRoutes } from './outline/outline.routes.ts';
import { createOutlines } from './outline/outline.service.ts';
import { createLectureStore } from './port/lecture.store.ts';
import { createAttempts } from './quiz/attempts.service.ts';
import { bankRoutes } from './quiz/bank/bank.routes.ts';
import { createBanks } from './quiz/bank/bank.service.ts';
import { createImportIntoBank, importIntoBank } from './quiz/bank/import-into-bank.ts';
import { extraTimeRoutes } from './quiz/extra-time/extra-time.routes.ts';
import { createExtraTimes } from './quiz/extra-time/extra-time.service.ts';
import { questionFileRoutes } from './quiz/formats/question-files.routes.ts';
import { createQuestionFiles } from './quiz/formats/question-files.service.ts';
import { quizRoutes } from './quiz/quiz.routes.ts';
import { createQuizReports } from './quiz/quiz-report.ts';
import { createRegrade, regradeAttempts } from './quiz/regrade.ts';
import { createSubmitDue, submitDue } from './quiz/submit-due.ts';
import { createFillSearchTexts, fillSearchTexts } from './search/fill-search-texts.ts';
import { lectureSearchRoutes } from './search/lecture-search.routes.ts';
import { createLectureSearch } from './search/lecture-search.service.ts';
import { createLectureSearchStore } from './search/lecture-search.store.ts';
import { createCourseLectures } from './sections/course-lectures.service.ts';
import { createSections } from './sections/sections.service.ts';
import { structureRoutes } from './sections/structure.routes.ts';
import { createExpireUploads, expireUploads } from './upload/expire-uploads.ts';
import { createSharedUploadLocks } from './upload/shared-upload-locks.ts';
import { createTus } from './upload/tus-server.ts';
import { uploadRoutes } from './upload/upload.routes.ts';
import { createUploads } from './upload/upload.service.ts';
import { createUploadLocks } from './upload/upload-locks.ts';
import { createConversionQueue } from './video/conversion-queue.ts';
import { preparationModule } from './video/preparation.module.ts';
import { createVideoReceiver } from './video/receive-video.ts';
import { createWaitingLectures } from './video/waiting-lectures.ts';
import { mediaRoutes } from './watching/media.routes.ts';
import { createMedia } from './watching/media.service.ts';
import { createMediaAddress } from './watching/media-address.ts';
import { watchingRoutes } from './watching/watching.routes.ts';
import { createWatching } from './watching/watching.service.ts';
import { createWatchingStore } from './watching/watching.store.ts';

interface LectureModule extends Pick<LectureParts, 'config' | 'db' | 'jobs'> {
  lectureFiles: FileStore;
  uploadFiles: UploadFiles;
  pools: Pick<Pools, 'jobs'>;
  courses: CoursePort;
  certificates: Pick<CertificatePort, 'issue'>;
  shared: Pick<SharedState, 'leases' | 'counts'>;
}

/** Lectures, their media and the learners' progress: stores → services → routes. */
export function lectureModule(
  app: FastifyInstance,
  { config, db, pools, jobs, lectureFiles: files, uploadFiles, courses, certificates, shared }: LectureModule,
): void {
  const made = { store: createLectureStore(db), uploadFiles, tool: createVideoTool(config) };
  const parts: LectureParts = { ...courses, ...made, config, db, jobs, files };
  const enrolments = createEnrolmentStore(db);

  const watched = createWatchingStore(db);
  const watching = createWatching({
    ...parts,
    progress: watched,
    enrolments,
    certificates,
    queue: createConversionQueue(parts),
  });
  watchingRoutes(app, watching);
  const attempts = createAttempts({ ...parts, enrolments, onCompleted: watching.courseProgressOf });
  quizRoutes(app, { attempts, reports: createQuizReports(parts) });
  const tried = createLimiter({ config, counts: shared.counts }, { name: 'extra time', max: 60, windowMs: 3_600_000 });
  extraTimeRoutes(app, createExtraTimes(parts), tried);
  lectureSearchRoutes(app, createLectureSearch({ ...parts, texts: createLectureSearchStore(db), enrolments }));
  const waiting = createWaitingLectures(parts);
  const incoming = createVideoReceiver({ ...parts, waiting });
  const authoring = createLectureAuthoring({ ...parts, incoming });
  lectureAuthoringRoutes(app, { authoring, courseLectures: createCourseLectures(parts) });
  bankRoutes(app, { banks: createBanks(parts), authoring });
  questionFileRoutes(app, { questionFiles: createQuestionFiles(parts), authoring });
  structureRoutes(app, { sections: createSections(parts), duplicate: createDuplicate(parts) });
  outlineRoutes(app, { outlines: createOutlines(parts), exported: createExport(parts) });
  const uploads = createUploads({ ...parts, store: parts.store.uploads, files: uploadFiles, authoring, waiting });
  uploadRoutes(app, createTus(uploads, createSharedUploadLocks(createUploadLocks(), shared.leases)));
  const addressOf = createMediaAddress(files, config);
  mediaRoutes(app, createMedia({ store: watched, files, enrolments, addressOf }));
  articleRoutes(app, { articles: createArticles({ ...parts, enrolments, addressOf }), authoring });
  const lectures = createLectureStore(pools.jobs);
  const unhurried: LectureParts = { ...parts, db: pools.jobs, store: lectures };
  const expire = createExpireUploads({ ...unhurried, waiting: createWaitingLectures(unhurried) });
  jobs.handle(expireUploads, async () => {
    await removeOldFiles([formsFolder, config.objects.scratch]);
    await expire();
  });
  jobs.repeat(expireUploads, '41 * * * *', {});
  jobs.handle(reportFiles, createReportJob(pools.jobs, siteStoresOf(config)));
  jobs.repeat(reportFiles, '11 4 * * *', {});
  jobs.handle(fillSearchTexts, createFillSearchTexts(unhurried));
  jobs.repeat(fillSearchTexts, '7 * * * *', {});
  jobs.handle(submitDue, createSubmitDue(pools.jobs, watching.courseProgressOf));
  jobs.repeat(submitDue, '* * * * *', {});
  const regrade = { db: pools.jobs, jobs, origin: config.siteOrigins[0], onCompleted: watching.courseProgressOf };
  jobs.handle(regradeAttempts, createRegrade(regrade));
  jobs.handle(importIntoBank, createImportIntoBank(pools.jobs));
  preparationModule(app, parts, unhurried);
}
