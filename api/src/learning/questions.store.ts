import { learningLimits } from '@vidya/contracts/rules/course/learning-texts';
import type { Role } from '@vidya/contracts/texts/choices';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, firstOf, pick } from '../database/database.ts';
import { lectureAnswers, lectureQuestions } from '../database/tables/schema-learning.ts';
import { users } from '../database/tables/schema-people.ts';

export type QuestionRow = typeof lectureQuestions.$inferSelect;
/** With who wrote it, as they are now. */
export type AnswerRow = typeof lectureAnswers.$inferSelect & { role: Role; fullName: string };

/** A recipient of mail. */
export interface Reachable {
  email: string;
  fullName: string;
}

const questions = lectureQuestions;

/** Compares the stored timestamp, which is finer than a JavaScript date. */
const follows = (after: string) =>
  sql`(${questions.createdAt}, ${questions.id}) < ((select q.created_at from lecture_questions q where q.id = ${after}), ${after})`;

const findPeople = (db: Db, where: SQL | undefined) =>
  db
    .select(pick(users, 'email', 'fullName'))
    .from(users)
    .where(and(where, isNull(users.deletedAt)));

const questionRows = (db: Db) => ({
  /** Newest first; with `after`, those that follow the question of that id. */
  listQuestions: (lectureId: string, after?: string) =>
    db
      .select()
      .from(questions)
      .where(and(eq(questions.lectureId, lectureId), after ? follows(after) : undefined))
      .orderBy(desc(questions.createdAt), desc(questions.id))
      .limit(learningLimits.questionsAtOnce),
  countQuestions: (lectureId: string) => db.$count(questions, eq(questions.lectureId, lectureId)),
  /** Oldest first. */
  listAnswers: async (questionIds: string[]): Promise<AnswerRow[]> =>
    questionIds.length === 0
      ? []
      : db
          .select({ ...getTableColumns(lectureAnswers), ...pick(users, 'role', 'fullName') })
          .from(lectureAnswers)
          .innerJoin(users, eq(users.id, lectureAnswers.userId))
          .where(inArray(lectureAnswers.questionId, questionIds))
          .orderBy(asc(lectureAnswers.createdAt), asc(lectureAnswers.id)),
  /** In a transaction: blocks other answers and deletions until it ends. */
  lockQuestion: (lectureId: string, questionId: string) =>
    firstOf(
      db
        .select()
        .from(questions)
        .where(and(eq(questions.id, questionId), eq(questions.lectureId, lectureId)))
        .for('update'),
    ),
  async addQuestion(question: typeof lectureQuestions.$inferInsert) {
    const [row] = await db.insert(questions).values(question).returning();
    return row!;
  },
  async addAnswer(answer: typeof lectureAnswers.$inferInsert): Promise<void> {
    await db.insert(lectureAnswers).values(answer);
  },
  async deleteQuestion(questionId: string): Promise<void> {
    await db.delete(questions).where(eq(questions.id, questionId));
  },
  /** Null for deleted people: they get no mail. */
  findReachable: (userId: string) => firstOf(findPeople(db, eq(users.id, userId))),
  /** Those who may still answer: no learners and nobody deleted. */
  listTeachers: (userIds: string[]): Promise<Reachable[]> =>
    findPeople(db, and(inArray(users.id, userIds), ne(users.role, 'USER'))),
});

type QuestionRows = ReturnType<typeof questionRows>;

export const createQuestionsStore = (db: Db) => ({
  ...questionRows(db),
  transaction: <T>(work: (rows: QuestionRows, tx: Db) => Promise<T>): Promise<T> =>
    db.transaction((tx) => work(questionRows(tx), tx)),
});

export type QuestionsStore = ReturnType<typeof createQuestionsStore>;
