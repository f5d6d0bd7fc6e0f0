import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { createEnrolmentStore } from '../enrolment/port/enrolment.store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createLectureStore } from '../lecture/port/lecture.store.ts';
import { createEnterLecture } from './lecture-entry.ts';
import { notesRoutes } from './notes.routes.ts';
import { createNotes } from './notes.service.ts';
import { createNotesStore } from './notes.store.ts';
import { createNotesLimits } from './notes-limits.ts';
import { questionsRoutes } from './questions.routes.ts';
import { createQuestions } from './questions.service.ts';
import { createQuestionsStore } from './questions.store.ts';

interface NotesParts {
  config: Config;
  db: Db;
  jobs: Jobs;
}

/** Notes and questions beside a lecture: stores → services → routes. */
export function notesModule(app: FastifyInstance, { config, db, jobs }: NotesParts): void {
  const limits = createNotesLimits(config);
  const enter = createEnterLecture({ lectures: createLectureStore(db), enrolments: createEnrolmentStore(db) });
  notesRoutes(app, createNotes({ store: createNotesStore(db), enter }), limits);
  questionsRoutes(app, createQuestions({ store: createQuestionsStore(db), enter, jobs }), { limits, config });
}
