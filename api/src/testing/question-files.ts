import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { readQuestionFile } from '../lecture/quiz/formats/read-question-file.ts';

/** The questions of a file with this content, and 'Name: reason' for each line of its report. */
export async function readQuestionText(content: string | Buffer) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'questions-'));
  try {
    const file = path.join(folder, 'file');
    await writeFile(file, content);
    const { questions: source, count, refused } = await readQuestionFile(file);
    const { questions, problems } = readQuestions(source);
    expect([problems, questions.length]).toEqual([[], count]);
    return { questions, refused: refused.map(({ item, reason }) => `${item}: ${reason}`) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
