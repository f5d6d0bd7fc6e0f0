import { type Question, questionTypeNames } from '@vidya/contracts/rules/quiz/question';
import { reasonOf, reasonTexts } from '@vidya/contracts/rules/quiz/report';
import type { CsvValue } from '../../http/csv.ts';
import type { Given } from './given-answers.ts';

interface ReportRow {
  question: Question;
  answered: number;
  rightShare: number | null;
  discrimination: number | null;
  seconds: number | null;
  answers: Given;
}

const percent = (share: number | null | undefined): number | null => (share == null ? null : Math.round(share * 100));

/** A question as a line of the table. */
export function reportLine(row: ReportRow): CsvValue[] {
  const { question, answered, rightShare, discrimination, seconds, answers } = row;
  const [wrong] = answers.filter(({ isRight }) => !isRight).toSorted((one, other) => other.share - one.share);
  const isGiven = wrong !== undefined && wrong.share > 0;
  const reason = reasonOf(row);
  return [
    question.text,
    questionTypeNames[question.type],
    answered,
    percent(rightShare),
    discrimination === null ? null : Number(discrimination.toFixed(2)),
    seconds,
    isGiven ? wrong.plain : null,
    isGiven ? percent(wrong.share) : null,
    reason && reasonTexts[reason],
  ];
}
