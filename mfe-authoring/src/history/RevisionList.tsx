import type { Revision } from '@vidya/contracts/calls/structure';
import { limits } from '@vidya/contracts/rules/limits';
import { momentInIndia } from '@vidya/contracts/texts/format';
import { Badge, color, EmptyState, Icon, Note, RuledList, radius, Skeleton, Stack, type } from '@vidya/shared-ui';
import { bare, line, row } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import { type RevisedThing, useRevisions } from '../data/history/revisions.ts';
import { ReadFailed } from '../parts/ReadFailed.tsx';
import { useFocusOnMount } from './Focused.tsx';
import { savedByText } from './saved-by-text.ts';

interface RevisionListProps {
  of: RevisedThing;
  /** The number of the entry that takes the focus: the one that was open before. */
  focused: number | undefined;
  onChoose: (revision: Revision) => void;
}

/** Who saved when, newest first. */
export function RevisionList({ of, focused, onChoose }: RevisionListProps) {
  const revisions = useRevisions(of);
  if (revisions.isLoadingError)
    return <ReadFailed query={revisions} title="The history could not be loaded" fallback="Please try again." />;
  if (!revisions.data) return <Skeleton height="14rem" shape="block" />;
  if (!revisions.data.some(({ isCurrent }) => !isCurrent))
    return (
      <EmptyState title="No earlier versions yet" titleAs="p">
        Each save that changes a text adds one, so that you can compare it and restore it.
      </EmptyState>
    );
  return (
    <Stack>
      <Note>The last {limits.revisionsOfEach} saves that changed a text, newest first.</Note>
      <RuledList>
        {revisions.data.map((revision) => (
          <li key={revision.number}>
            {revision.isCurrent ? (
              <Entry as="div">
                <What revision={revision} />
                <Badge>Current</Badge>
              </Entry>
            ) : (
              <Earlier revision={revision} isFocused={revision.number === focused} onChoose={onChoose} />
            )}
          </li>
        ))}
      </RuledList>
    </Stack>
  );
}

interface EarlierProps extends Pick<RevisionListProps, 'onChoose'> {
  revision: Revision;
  isFocused: boolean;
}

const Earlier = ({ revision, isFocused, onChoose }: EarlierProps) => (
  <Entry ref={useFocusOnMount<HTMLButtonElement>(isFocused)} onClick={() => onChoose(revision)}>
    <What revision={revision} />
    <Icon name="chevron-right" size={18} />
  </Entry>
);

const What = ({ revision: { savedAt, savedBy } }: { revision: Revision }) => (
  <Text>
    <strong>{momentInIndia(savedAt)}</strong> <span>{savedByText(savedBy)}</span>
  </Text>
);

const Entry = styled.button.attrs({ type: 'button' })`
  ${bare}
  ${line(4)}
  justify-content: space-between;
  width: 100%;
  min-height: 2.75rem;
  border-radius: ${radius.small};

  > svg {
    color: ${color.inkMuted};
  }
`;

const Text = styled.span`
  ${row(4, 1)}
  min-width: 0;

  strong {
    flex: 0 0 13rem;
    ${type.strong}
    font-variant-numeric: tabular-nums;
  }
  span {
    ${type.small}
    color: ${color.inkMuted};
  }
`;
