import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { limiterFor } from '../http/limits.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createEnterLecture } from './lecture-entry.ts';
import { notesRoutes } from './notes.routes.ts';
import { createNotes } from './notes.service.ts';
import { createNotesStore } from './notes.store.ts';
import { questionsRoutes } from './questions.routes.ts';
import { createQuestions } from './questions.service.ts';
import { createQuestionsStore } from './questions.store.ts';

/** Notes and questions beside a lecture: stores → services → routes. */
export function notesModule(app: FastifyInstance, { config, db, jobs }: { config: Config; db: Db; jobs: Jobs }): void {
  const enter = createEnterLecture(db);
  notesRoutes(app, createNotes({ store: createNotesStore(db), enter }), limiterFor(config, 60));
  questionsRoutes(app, createQuestions({ store: createQuestionsStore(db), enter, jobs }), {
    siteOrigins: config.siteOrigins,
    // Questions and answers send mails.
    limits: { questions: limiterFor(config, 5), answers: limiterFor(config, 20) },
  });
}
