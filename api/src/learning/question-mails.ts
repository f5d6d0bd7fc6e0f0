import { paths } from '@vidya/contracts/texts/paths';
import { mailOf } from '../outside/mail/letter.ts';
import type { MailMessage } from '../outside/mail/mail.ts';
import type { Entered } from './lecture-entry.ts';
import type { Reachable } from './questions.store.ts';

/** What both mails are about. */
export interface Subject extends Entered {
  question: string;
  origin: string;
}

const linkOf = ({ course, lecture, origin }: Subject): string =>
  origin + paths.viewLectures(course.id, lecture.id, 'questions');

const paragraphs = (body: string): string[] => body.split(/\n{2,}/);

/** To the instructor, who, like everybody else, does not learn who asks. */
export const questionMail = (to: Reachable, subject: Subject): MailMessage =>
  mailOf({
    to: to.email,
    subject: `A question about ${subject.lecture.title}`,
    name: to.fullName,
    lines: [
      `A learner asks about the lecture ‘${subject.lecture.title}’ of your course ‘${subject.course.title}’:`,
      ...paragraphs(subject.question),
    ],
    action: { label: 'Answer it beside the lecture', address: linkOf(subject) },
  });

/** To the person who asked. */
export const answerMail = (to: Reachable, subject: Subject, answer: string): MailMessage =>
  mailOf({
    to: to.email,
    subject: `Your question about ${subject.lecture.title} has an answer`,
    name: to.fullName,
    lines: [
      `You asked about the lecture ‘${subject.lecture.title}’ of ‘${subject.course.title}’:`,
      ...paragraphs(subject.question),
      'The answer:',
      ...paragraphs(answer),
    ],
    action: { label: 'Open the lecture', address: linkOf(subject) },
  });
