import type { Config } from '../config/config.ts';
import type { CoursePort } from '../course/port/course-port.ts';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { FileStore, UploadFiles } from '../outside/files/file-store.ts';
import type { VideoTool } from '../outside/video/video-tool.ts';
import type { LectureStore } from './port/lecture.store.ts';

/** What the services of lectures are made of; each one picks what it needs. */
export interface LectureParts extends CoursePort {
  config: Config;
  db: Db;
  jobs: Jobs;
  store: LectureStore;
  /** The lectures' media. */
  files: FileStore;
  /** The received bytes of resumable uploads. */
  uploadFiles: UploadFiles;
  tool: VideoTool;
}

export interface LectureRef {
  courseId: string;
  lectureId: string;
}
