import { getCourse, updateCourse } from '@vidya/contracts/calls/course';
import {
  type CertificateRules,
  defaultCertificateRules,
  writeCertificateRules,
} from '@vidya/contracts/rules/course/certificate-rules';
import type { Person, TestApi } from './api.ts';
import { addQuiz, quizTaker } from './quiz.ts';
import { enrol } from './samples.ts';

/** Four questions whose answers are true. */
const questions = Array.from({ length: 4 }, (_, at) => `Is ${at} a number? {T}`).join('\n\n');

/** What the tests of one course's certificate do. */
export function certifying(api: TestApi, courseId: string, teacher: Person) {
  const put = (certificate: string) =>
    api.inject(updateCourse, { params: { courseId }, body: { certificate } as never, as: teacher });
  return {
    put,
    /** Changes the rules. Resolves to 200, or to the status with the message. */
    async need(given: Partial<CertificateRules>) {
      const { status, body } = await put(writeCertificateRules({ ...defaultCertificateRules, ...given }));
      return status === 200 ? 200 : `${status} ${body.Message}`;
    },
    /** Adds a graded quiz with four questions. */
    quiz: (given: object = {}) => addQuiz(api, { courseId, as: teacher, questions, mode: 'graded', ...given }),
    /** Answers so many of the four questions right. */
    async take(lectureId: string, right: number, as: Person) {
      const { start, submit } = quizTaker(api, { courseId, lectureId }, as);
      const attempt = (await start()).body.Data!;
      const answers = attempt.questions.map(({ _id: questionId }, at) => ({
        questionId,
        sequence: 1,
        answer: { type: 'trueFalse' as const, isTrue: at < right },
      }));
      expect((await submit(attempt, answers)).body.Data!.result?.points).toBe(right);
    },
    /** One more learner, who begins now. */
    async join(): Promise<Person> {
      const later = await api.signIn();
      await enrol(api.db, { userId: later.id, courseId });
      return later;
    },
    detail: async (as?: Person) =>
      (await api.inject(getCourse, { params: { courseId }, ...(as && { as }) })).body.Data!,
  };
}
