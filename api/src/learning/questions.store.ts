import { learningLimits } from '@vidya/contracts/calls/learning';
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { lectureAnswers, lectureQuestions } from '../database/schema-learning.ts';
import { users } from '../database/schema-people.ts';

export type QuestionRow = typeof lectureQuestions.$inferSelect;
export type AnswerRow = typeof lectureAnswers.$inferSelect;

/** Somebody who can receive mail. */
export interface Reachable {
  email: string;
  fullName: string;
}

export interface QuestionsStore {
  /** Newest first; with `after`, those that follow the question of that id. */
  listQuestions(lectureId: string, after?: string): Promise<QuestionRow[]>;
  countQuestions(lectureId: string): Promise<number>;
  /** Oldest first. */
  listAnswers(questionIds: string[]): Promise<AnswerRow[]>;
  /** In a transaction: blocks other answers and deletions until it ends. */
  lockQuestion(lectureId: string, questionId: string): Promise<QuestionRow | null>;
  addQuestion(question: typeof lectureQuestions.$inferInsert): Promise<QuestionRow>;
  addAnswer(answer: typeof lectureAnswers.$inferInsert): Promise<void>;
  deleteQuestion(questionId: string): Promise<void>;
  /** Null for deleted people: they get no mail. */
  findReachable(userId: string): Promise<Reachable | null>;
  /** The instructor, if they may still answer; null when they are a learner now, or deleted. */
  findTeacher(userId: string): Promise<Reachable | null>;
  transaction<T>(work: (store: QuestionsStore, tx: Db) => Promise<T>): Promise<T>;
}

const questions = lectureQuestions;

/** Compares the stored timestamp, which is finer than a JavaScript date. */
const follows = (after: string) =>
  sql`(${questions.createdAt}, ${questions.id}) < ((select q.created_at from lecture_questions q where q.id = ${after}), ${after})`;

export const createQuestionsStore = (db: Db): QuestionsStore => ({
  listQuestions: (lectureId, after) =>
    db
      .select()
      .from(questions)
      .where(and(eq(questions.lectureId, lectureId), after ? follows(after) : undefined))
      .orderBy(desc(questions.createdAt), desc(questions.id))
      .limit(learningLimits.questionsAtOnce),
  async countQuestions(lectureId) {
    const [row] = await db
      .select({ asked: sql<number>`count(*)::int` })
      .from(questions)
      .where(eq(questions.lectureId, lectureId));
    return row?.asked ?? 0;
  },
  listAnswers: async (questionIds) =>
    questionIds.length === 0
      ? []
      : db
          .select()
          .from(lectureAnswers)
          .where(inArray(lectureAnswers.questionId, questionIds))
          .orderBy(asc(lectureAnswers.createdAt), asc(lectureAnswers.id)),
  async lockQuestion(lectureId, questionId) {
    const [row] = await db
      .select()
      .from(questions)
      .where(and(eq(questions.id, questionId), eq(questions.lectureId, lectureId)))
      .for('update');
    return row ?? null;
  },
  async addQuestion(question) {
    const [row] = await db.insert(questions).values(question).returning();
    return row!;
  },
  async addAnswer(answer) {
    await db.insert(lectureAnswers).values(answer);
  },
  async deleteQuestion(questionId) {
    await db.delete(questions).where(eq(questions.id, questionId));
  },
  async findReachable(userId) {
    const [row] = await db
      .select({ email: users.email, fullName: users.fullName })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    return row ?? null;
  },
  async findTeacher(userId) {
    const [row] = await db
      .select({ email: users.email, fullName: users.fullName })
      .from(users)
      .where(and(eq(users.id, userId), ne(users.role, 'USER'), isNull(users.deletedAt)));
    return row ?? null;
  },
  transaction: (work) => db.transaction((tx) => work(createQuestionsStore(tx), tx)),
});
