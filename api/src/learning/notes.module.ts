import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { createLimiter } from '../http/limits.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SharedState } from '../outside/shared-state/shared-state.ts';
import { createEnterLecture } from './lecture-entry.ts';
import { notesRoutes } from './notes.routes.ts';
import { createNotes } from './notes.service.ts';
import { createNotesStore } from './notes.store.ts';
import { questionsRoutes } from './questions.routes.ts';
import { createQuestions } from './questions.service.ts';
import { createQuestionsStore } from './questions.store.ts';

interface NotesModule {
  config: Config;
  db: Db;
  jobs: Jobs;
  shared: Pick<SharedState, 'counts'>;
}

/** Notes and questions beside a lecture: stores → services → routes. */
export function notesModule(app: FastifyInstance, { config, db, jobs, shared }: NotesModule): void {
  const limiter = (name: string, max: number) => createLimiter({ config, counts: shared.counts }, { name, max });
  const enter = createEnterLecture(db);
  notesRoutes(app, createNotes({ store: createNotesStore(db), enter }), limiter('notes', 60));
  questionsRoutes(app, createQuestions({ store: createQuestionsStore(db), enter, jobs }), {
    siteOrigins: config.siteOrigins,
    // Questions and answers send mails.
    limits: { questions: limiter('questions', 5), answers: limiter('answers', 20) },
  });
}
