import {
  type CertificateRules,
  certificateFault,
  defaultCertificateRules,
  readCertificateRules,
  writeCertificateRules,
} from './certificate-rules.ts';
import { certificateStatus, markOf, shorterWay } from './certificate-status.ts';
import { needsText, quizzesToTake, statusText } from './certificate-text.ts';

const quiz = (id: string, percent: number | null, isPassed = (percent ?? 0) >= 60, isGraded = true) => ({
  _id: id,
  title: `Quiz ${id}`,
  isPassed,
  percent,
  isGraded,
});
const rules = (given: Partial<CertificateRules>): CertificateRules => ({ ...defaultCertificateRules, ...given });
const done = { lectures: 4, completed: 4, quizzes: [] };

describe('the text of the form', () => {
  const chosen = rules({
    lecturePercent: 80,
    quizzes: 'chosen',
    quizIds: ['a', 'b'],
    averagePercent: 75,
    showsMark: true,
  });

  it('is empty for every lecture and nothing else, and reads as the rules it was written from', () => {
    expect(writeCertificateRules(defaultCertificateRules)).toBe('');
    expect(readCertificateRules('')).toEqual(defaultCertificateRules);
    expect(readCertificateRules(writeCertificateRules(chosen))).toEqual(chosen);
  });

  it('is the same for equal rules, and drops what the choice of quizzes makes meaningless', () => {
    expect(writeCertificateRules({ ...chosen, quizIds: ['b', 'a', 'b'] })).toBe(writeCertificateRules(chosen));
    expect(writeCertificateRules({ ...chosen, lecturePercent: 100, quizzes: 'none' })).toBe('');
  });

  it.each([
    '{',
    'null',
    '[]',
    '"x"',
    '{"lecturePercent":100}',
    writeCertificateRules(chosen).replace('["a","b"]', '[1]'),
  ])('refuses %j', (text) => {
    expect(readCertificateRules(text)).toBeNull();
    expect(certificateFault(text)).toBe('What The Certificate Needs Could Not Be Read');
  });

  it.each<[Partial<CertificateRules>, string]>([
    [{ lecturePercent: 0 }, 'Lectures For The Certificate Must Be From 1 To 100 %'],
    [{ lecturePercent: 50.5 }, 'Lectures For The Certificate Must Be From 1 To 100 %'],
    [{ quizzes: 'chosen' }, 'Please Choose A Quiz For The Certificate'],
    [{ quizzes: 'graded', averagePercent: 101 }, 'The Average Must Be From 1 To 100 %'],
  ])('names what is wrong with %j', (given, fault) => {
    expect(certificateFault(writeCertificateRules(rules(given)))).toBe(fault);
  });

  it('finds nothing wrong with rules within their bounds', () => {
    expect(certificateFault(writeCertificateRules(chosen))).toBeUndefined();
    expect(certificateFault()).toBeUndefined();
  });
});

describe('a learner', () => {
  it.each([
    [100, 3, false],
    [100, 4, true],
    [75, 3, true],
    [76, 3, false],
    [1, 0, false],
    [1, 1, true],
  ])('who needs %s %% of 4 lectures and has completed %s: %s', (lecturePercent, completed, isEarned) => {
    expect(certificateStatus(rules({ lecturePercent }), { ...done, completed }).isEarned).toBe(isEarned);
  });

  it('gets no certificate of a course without lectures', () => {
    expect(certificateStatus(rules({}), { ...done, lectures: 0, completed: 0 }).isEarned).toBe(false);
  });

  it('passes each graded quiz, or each chosen one', () => {
    const quizzes = [quiz('a', 80), quiz('b', 40), quiz('c', 0, false, false)];
    const graded = certificateStatus(rules({ quizzes: 'graded' }), { ...done, quizzes });
    expect(graded).toMatchObject({ isEarned: false, average: 60, quizzes: [{ _id: 'a' }, { _id: 'b' }] });
    expect(quizzesToTake(graded)).toMatchObject([{ _id: 'b' }]);
    const chosen = certificateStatus(rules({ quizzes: 'chosen', quizIds: ['a', 'gone'] }), { ...done, quizzes });
    expect(chosen).toMatchObject({ isEarned: true, quizzes: [{ _id: 'a' }] });
  });

  it('needs the average over all quizzes that count, without being cheated by fractions', () => {
    const needs = rules({ quizzes: 'graded', averagePercent: 75 });
    const of = (...quizzes: ReturnType<typeof quiz>[]) => certificateStatus(needs, { ...done, quizzes });
    const low = of(quiz('a', 62.9), quiz('b', 80), quiz('c', 72.5));
    expect(low).toMatchObject({ isEarned: false, average: 71 });
    expect(statusText(low, 4)).toBe('3 of 3 quizzes passed; average 71 of 75 %');
    expect(quizzesToTake(low).map(({ _id }) => _id)).toEqual(['a', 'c']);
    expect(of(quiz('a', 74.7), quiz('b', 75), quiz('c', 75.3))).toMatchObject({ isEarned: true, average: 75 });
    expect(of(quiz('a', 74.9)).isEarned).toBe(false);
  });

  it('has a mark once each quiz that counts has a result', () => {
    const status = (...quizzes: ReturnType<typeof quiz>[]) =>
      certificateStatus(rules({ quizzes: 'graded' }), { ...done, quizzes });
    expect(markOf(status(quiz('a', 90), quiz('b', null)))).toBeNull();
    expect(markOf(status(quiz('a', 90), quiz('b', 75.9)))).toBe(82);
    expect(markOf(status())).toBeNull();
  });

  it('takes the shorter of two ways, and the first of two equal ones', () => {
    const quizzes = [quiz('a', 40)];
    const hard = certificateStatus(rules({ quizzes: 'graded' }), { ...done, quizzes });
    const easy = certificateStatus(rules({}), { ...done, completed: 4, quizzes });
    const lectures = certificateStatus(rules({}), { ...done, completed: 3, quizzes });
    expect(shorterWay(hard, easy)).toBe(easy);
    expect(shorterWay(easy, hard)).toBe(easy);
    expect(shorterWay(hard, lectures)).toBe(hard);
    expect(shorterWay(lectures, certificateStatus(rules({}), { ...done, completed: 1 }))).toBe(lectures);
  });
});

it('says what is needed, and what is there', () => {
  expect(needsText({ lecturePercent: 100, quizCount: 2, averagePercent: 75 })).toBe(
    'all lectures, 2 quizzes passed, an average of 75 %',
  );
  expect(needsText({ lecturePercent: 80, quizCount: 0, averagePercent: 75 })).toBe('80 % of the lectures');
  const status = certificateStatus(rules({ quizzes: 'graded' }), { ...done, completed: 3, quizzes: [quiz('a', null)] });
  expect(statusText(status, 4)).toBe('0 of 1 quiz passed');
  expect(statusText(status, 5)).toBe('3 of 4 lectures completed; 0 of 1 quiz passed');
});
