import type { Bank } from '@vidya/contracts/calls/bank';
import { count } from '@vidya/contracts/texts/format';
import { SearchField, Select } from '@vidya/shared-ui';
import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { BankAddress } from '../data/bank/bank-address.ts';

interface BankToolsProps {
  address: BankAddress;
  tags: Bank['tags'];
}

/** A tag with the number of its questions, for a choice. */
export const tagOption = ({ tag, count: questions }: Bank['tags'][number]) => ({
  value: tag,
  label: `${tag} (${count(questions)})`,
});

/** The search and the tag of the list. */
export function BankTools({ address: { typed, query, chooseTag }, tags }: BankToolsProps) {
  // The last question of the chosen tag may be gone.
  const isGone = query.tag !== '' && !tags.some(({ tag }) => tag === query.tag);
  return (
    <Tools>
      <SearchField among="Search the question bank" placeholder="Part of a question" typed={typed} />
      <Select
        label="Tag"
        placeholder="All tags"
        value={query.tag}
        options={[...tags.map(tagOption), ...(isGone ? [tagOption({ tag: query.tag, count: 0 })] : [])]}
        onChange={(event) => chooseTag(event.target.value)}
      />
    </Tools>
  );
}

const Tools = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 16rem);
  }
`;
