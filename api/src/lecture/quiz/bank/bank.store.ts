import type { BankQuery } from '@vidya/contracts/calls/bank';
import { bankLimits } from '@vidya/contracts/rules/quiz/bank';
import { writeMarks } from '@vidya/contracts/rules/quiz/question-marks';
import { and, arrayContains, arrayOverlaps, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Db, firstOf, pick } from '../../../database/database.ts';
import { containsPattern } from '../../../database/like.ts';
import { courses } from '../../../database/tables/schema-courses.ts';
import { lectures } from '../../../database/tables/schema-lectures.ts';
import {
  bankQuestionRevisions,
  bankQuestions,
  quizVersions,
  type RenderedQuestion,
} from '../../../database/tables/schema-quizzes.ts';

export type BankRow = typeof bankQuestions.$inferSelect;

/** A question for a bank, with its text form. */
export interface WrittenForBank extends RenderedQuestion {
  source: string;
}

/** A state of a question of a bank. */
export interface BankState extends RenderedQuestion {
  revision: number;
}

const rowOf = ({ source, question, html }: WrittenForBank) => ({
  source,
  ...pick(question, 'type', 'tags', 'points'),
  text: html.text === '' ? html.entries.join(' … ') : html.text,
});

const revisionColumns = pick(bankQuestionRevisions, 'revision', 'question', 'html');

/** Banks of courses: their questions, and each state that these had. */
export function createBankStore(db: Db) {
  const ofCourse = (courseId: string) => eq(bankQuestions.courseId, courseId);
  const isMatch = (courseId: string, { tag, q }: BankQuery): SQL | undefined =>
    and(
      ofCourse(courseId),
      tag === undefined ? undefined : arrayContains(bankQuestions.tags, [tag]),
      // Signs with a meaning stand in the text form as `writeMarks` escapes them.
      q === undefined
        ? undefined
        : or(...[q, writeMarks(q, true)].map((one) => ilike(bankQuestions.source, containsPattern(one)))),
    );
  const isCurrent = and(
    eq(bankQuestionRevisions.questionId, bankQuestions.id),
    eq(bankQuestionRevisions.revision, bankQuestions.revision),
  );
  return {
    /** In a transaction: of two changes of a bank, or of what draws from it, the second one waits. Null without the course. */
    lockBank: (courseId: string) =>
      firstOf(db.select(pick(courses, 'id')).from(courses).where(eq(courses.id, courseId)).for('no key update')),
    /** One page, the newest first. */
    list: (courseId: string, query: BankQuery): Promise<BankRow[]> =>
      db
        .select()
        .from(bankQuestions)
        .where(isMatch(courseId, query))
        .orderBy(desc(bankQuestions.number))
        .limit(bankLimits.perPage)
        .offset(((query.page ?? 1) - 1) * bankLimits.perPage),
    count: (courseId: string, query: BankQuery = {}): Promise<number> =>
      db.$count(bankQuestions, isMatch(courseId, query)),
    listTags: (courseId: string) => {
      const tags = db
        .select({ tag: sql<string>`unnest(${bankQuestions.tags})`.as('tag') })
        .from(bankQuestions)
        .where(ofCourse(courseId))
        .as('tags');
      return db
        .select({ tag: tags.tag, count: sql<number>`count(*)::int` })
        .from(tags)
        .groupBy(tags.tag)
        .orderBy(asc(tags.tag));
    },
    /** How many questions have the same tags. */
    listTagSets: (courseId: string) =>
      db
        .select({ ...pick(bankQuestions, 'tags'), count: sql<number>`count(*)::int` })
        .from(bankQuestions)
        .where(ofCourse(courseId))
        .groupBy(bankQuestions.tags),
    /** The questions with one of these tags: shuffled, or in the order of being added. */
    listTagged: (courseId: string, tags: string[], isRandom: boolean) =>
      db
        .select(pick(bankQuestions, 'id', 'revision', 'tags'))
        .from(bankQuestions)
        .where(and(ofCourse(courseId), arrayOverlaps(bankQuestions.tags, tags)))
        .orderBy(isRandom ? sql`random()` : asc(bankQuestions.number)),
    /** All questions as they are now, in the order of being added. */
    listCurrent: (courseId: string): Promise<WrittenForBank[]> =>
      db
        .select({ ...pick(bankQuestions, 'source'), ...pick(bankQuestionRevisions, 'question', 'html') })
        .from(bankQuestions)
        .innerJoin(bankQuestionRevisions, isCurrent)
        .where(ofCourse(courseId))
        .orderBy(asc(bankQuestions.number)),
    find: (courseId: string, id: string): Promise<BankRow | null> =>
      firstOf(
        db
          .select()
          .from(bankQuestions)
          .where(and(ofCourse(courseId), eq(bankQuestions.id, id))),
      ),
    async add(courseId: string, written: readonly WrittenForBank[]): Promise<void> {
      if (written.length === 0) return;
      await db.insert(bankQuestions).values(written.map((one) => ({ id: one.question._id, courseId, ...rowOf(one) })));
      await db
        .insert(bankQuestionRevisions)
        .values(
          written.map(({ question, html }) => ({ questionId: question._id, revision: 1, courseId, question, html })),
        );
    },
    /** Null when it has another revision by now. */
    async change(courseId: string, revision: number, written: WrittenForBank): Promise<BankRow | null> {
      const { question, html } = written;
      const changed = await firstOf(
        db
          .update(bankQuestions)
          .set({ ...rowOf(written), revision: revision + 1 })
          .where(and(ofCourse(courseId), eq(bankQuestions.id, question._id), eq(bankQuestions.revision, revision)))
          .returning(),
      );
      if (!changed) return null;
      const state = { questionId: question._id, revision: changed.revision, courseId, question, html };
      await db.insert(bankQuestionRevisions).values(state);
      return changed;
    },
    /** Its states stay: attempts have drawn them. */
    remove: (courseId: string, id: string) =>
      firstOf(
        db
          .delete(bankQuestions)
          .where(and(ofCourse(courseId), eq(bankQuestions.id, id)))
          .returning(pick(bankQuestions, 'id')),
      ),
    /** States by the id of their question and their revision. */
    async listStates(wanted: readonly { questionId: string; revision: number }[]): Promise<BankState[]> {
      if (wanted.length === 0) return [];
      const pairs = wanted.map(({ questionId, revision }) => sql`(${questionId}::uuid, ${revision}::int)`);
      return db
        .select(revisionColumns)
        .from(bankQuestionRevisions)
        .where(
          sql`(${bankQuestionRevisions.questionId}, ${bankQuestionRevisions.revision}) in (${sql.join(pairs, sql`, `)})`,
        );
    },
    /** The revisions of questions that are in a bank, by their ids. */
    async listRevisions(ids: readonly string[]): Promise<Record<string, number>> {
      if (ids.length === 0) return {};
      const rows = await db
        .select(pick(bankQuestions, 'id', 'revision'))
        .from(bankQuestions)
        .where(inArray(bankQuestions.id, [...ids]));
      return Object.fromEntries(rows.map(({ id, revision }) => [id, revision]));
    },
    /** The settings of each quiz of a course on which new attempts begin. */
    listQuizzes: (courseId: string) =>
      db
        .selectDistinctOn([quizVersions.lectureId], { ...pick(quizVersions, 'settings'), title: lectures.title })
        .from(quizVersions)
        .innerJoin(lectures, eq(lectures.id, quizVersions.lectureId))
        .where(eq(lectures.courseId, courseId))
        .orderBy(quizVersions.lectureId, desc(quizVersions.number)),
  };
}
