import { paths } from '@vidya/contracts/texts/paths';
import { mailOf } from '../outside/mail/letter.ts';
import type { MailMessage } from '../outside/mail/mail.ts';
import type { Place } from './lecture-entry.ts';
import type { Reachable } from './questions.store.ts';

/** The data that both mails share. */
export interface Subject extends Place {
  courseTitle: string;
  lectureTitle: string;
  question: string;
  origin: string;
}

const linkOf = ({ courseId, lectureId, origin }: Subject): string =>
  origin + paths.viewLectures(courseId, lectureId, 'questions');

const paragraphs = (body: string): string[] => body.split(/\n{2,}/);

/** To the instructor, who, like everybody else, does not learn who asks. */
export const questionMail = (to: Reachable, subject: Subject): MailMessage =>
  mailOf({
    to: to.email,
    subject: `A question about ${subject.lectureTitle}`,
    name: to.fullName,
    lines: [
      `A learner asks about the lecture ‘${subject.lectureTitle}’ of your course ‘${subject.courseTitle}’:`,
      ...paragraphs(subject.question),
    ],
    action: { label: 'Answer it beside the lecture', address: linkOf(subject) },
  });

/** To the person who asked. */
export const answerMail = (to: Reachable, subject: Subject, answer: string): MailMessage =>
  mailOf({
    to: to.email,
    subject: `Your question about ${subject.lectureTitle} has an answer`,
    name: to.fullName,
    lines: [
      `You asked about the lecture ‘${subject.lectureTitle}’ of ‘${subject.courseTitle}’:`,
      ...paragraphs(subject.question),
      'The answer:',
      ...paragraphs(answer),
    ],
    action: { label: 'Open the lecture', address: linkOf(subject) },
  });
