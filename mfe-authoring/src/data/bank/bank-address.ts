import { useListAddress } from '@vidya/contracts/browser/lists/use-list-address';
import { bankLimits } from '@vidya/contracts/rules/quiz/bank';
import { quizLimits } from '@vidya/contracts/rules/quiz/question-problems';

const maxPage = bankLimits.questions / bankLimits.perPage;

/** Search, tag and page of the question bank, stored in the address beside the course. */
export function useBankAddress() {
  const { params, q, page, typed, turn, write } = useListAddress();
  const tag = (params['tag'] ?? '').slice(0, quizLimits.tag);
  return {
    query: { q, tag, page: Math.min(page, maxPage) },
    typed,
    turn,
    chooseTag: (chosen: string): void => write({ tag: chosen, page: '' }),
    /** Removes the search and the tag. */
    clear: (): void => {
      typed.forget();
      write({ q: '', tag: '', page: '' });
    },
  };
}

export type BankAddress = ReturnType<typeof useBankAddress>;
