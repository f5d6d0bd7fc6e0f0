import type { Bank, BankImport, BankQuery, BankQuestion } from '@vidya/contracts/calls/bank';
import { bankLimits } from '@vidya/contracts/rules/quiz/bank';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { writeQuestions } from '@vidya/contracts/rules/quiz/write-questions';
import type { MockRequest, MockResponses } from '@vidya/contracts/testing/mock-platform';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';

/** The questions of a text as a bank has them. */
const bankQuestionsOf = (source: string): BankQuestion[] =>
  readQuestions(source).questions.map((question, index) => ({
    _id: `question-${index + 1}`,
    source: writeQuestions([question]),
    type: question.type,
    text: `<p>${question.text}</p>`,
    points: question.points,
    tags: question.tags,
    revision: 1,
  }));

const sampleSource = `// [tag:loops] [points:2]
How often does \`for i in range(3)\` run? {#3}

// [tag:loops]
A while loop may never end. {T}

What is the capital of Kerala? {=Thiruvananthapuram =Trivandrum}`;

export const sampleImport = (given: Partial<BankImport> = {}): BankImport => ({
  fileName: 'rivers.xml',
  total: 1_000,
  done: 1_000,
  refused: [],
  refusedCount: 0,
  ...given,
});

const tagsOf = (questions: readonly BankQuestion[]): Bank['tags'] =>
  [
    ...Map.groupBy(
      questions.flatMap(({ tags }) => tags),
      (tag) => tag,
    ),
  ].map(([tag, all]) => ({ tag, count: all.length }));

/** A question bank that the calls change; its import is set by the test. */
export class MockBank {
  questions: BankQuestion[];
  import: BankImport | null = null;
  private added = 0;

  constructor(source = sampleSource) {
    this.questions = bankQuestionsOf(source);
  }

  list = ({ query }: MockRequest): Bank => {
    const { tag = '', q = '', page = 1 }: BankQuery = query ?? {};
    const matches = this.questions.filter(
      ({ tags, source }) => (tag === '' || tags.includes(tag)) && source.includes(q),
    );
    const from = (page - 1) * bankLimits.perPage;
    return {
      questions: matches.slice(from, from + bankLimits.perPage),
      matches: matches.length,
      total: this.questions.length,
      tags: tagsOf(this.questions),
      tagSets: this.questions.map(({ tags }) => ({ tags, count: 1 })),
      import: this.import,
    };
  };

  responses = (): MockResponses => ({
    listBank: this.list,
    addBankQuestions: ({ body }) => {
      const next = bankQuestionsOf(String(body!['questions'])).map((question) => {
        this.added += 1;
        return { ...question, _id: `added-${this.added}` };
      });
      this.questions = [...next, ...this.questions];
      return responseOf({ added: next.length }, { message: quizTexts.bankQuestionsAdded(next.length) });
    },
    changeBankQuestion: ({ params, body }) => {
      const at = this.questions.findIndex(({ _id }) => _id === params!['questionId']);
      const [next] = bankQuestionsOf(String(body!['questions']));
      const changed = { ...next!, _id: this.questions[at]!._id, revision: this.questions[at]!.revision + 1 };
      this.questions = this.questions.with(at, changed);
      return responseOf(changed, { message: quizTexts.bankQuestionSaved });
    },
    removeBankQuestion: ({ params }) => {
      this.questions = this.questions.filter(({ _id }) => _id !== params!['questionId']);
      return responseOf(null, { message: quizTexts.bankQuestionRemoved });
    },
    importBankQuestions: () => {
      this.import = sampleImport({ total: 3, done: 0 });
      return this.import;
    },
  });
}
