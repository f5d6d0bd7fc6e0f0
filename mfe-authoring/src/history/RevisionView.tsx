import { color, Note, radius, Skeleton, Stack, space, type, VisuallyHidden } from '@vidya/shared-ui';
import { Fragment, useMemo } from 'react';
import { styled } from 'styled-components';
import { aroundChanges, changedWords, type Stretch } from '../data/history/changed-words.ts';
import type { FieldDifference } from '../data/history/revision-differences.ts';
import type { useRevision } from '../data/history/revisions.ts';
import { ReadFailed } from '../parts/ReadFailed.tsx';
import { Focused } from './Focused.tsx';
import { savedByText } from './saved-by-text.ts';

interface RevisionViewProps {
  savedBy: string;
  query: ReturnType<typeof useRevision>;
  /** Undefined until they are loaded. */
  differences: FieldDifference[] | undefined;
}

/** How one version differs from the texts of now, field by field and word by word. */
export function RevisionView({ savedBy, query, differences }: RevisionViewProps) {
  if (query.isLoadingError)
    return <ReadFailed query={query} title="This version could not be loaded" fallback="Please try again." />;
  return (
    <Marks>
      <Focused role="status">
        {savedByText(savedBy)}. {differences ? resultText(differences.length) : null}
      </Focused>
      {differences === undefined ? <Skeleton height="14rem" shape="block" /> : null}
      {differences?.length ? (
        <>
          <Note>
            <ins>Underlined</ins>: only in this version. <del>Struck through</del>: only in the texts of now.
          </Note>
          {differences.map(({ name, label, now, earlier }) => (
            <section key={name} aria-label={label}>
              <h3>{label}</h3>
              <Words now={now} earlier={earlier} />
            </section>
          ))}
        </>
      ) : null}
    </Marks>
  );
}

const resultText = (count: number): string =>
  count === 0
    ? 'Its texts are the same as now.'
    : `${count} ${count === 1 ? 'field differs' : 'fields differ'} from now.`;

/** Long texts are compared once, however often the page renders. */
function Words({ now, earlier }: { now: string; earlier: string }) {
  const stretches = useMemo(() => changedWords(now, earlier), [now, earlier]);
  if (stretches.every((stretch) => stretch.in === 'both')) return <Note>Only formatting or links differ.</Note>;
  return <Text>{aroundChanges(stretches).map(marked)}</Text>;
}

/** Screen readers say little of `ins` and `del`: the hidden text says where a stretch is. */
function marked({ in: where, text }: Stretch, index: number) {
  if (where === 'both') return <span key={index}>{text}</span>;
  const Tag = where === 'earlier' ? 'ins' : 'del';
  const words = text.trim() || '¶';
  return (
    <Fragment key={index}>
      <Tag>
        <VisuallyHidden>{where === 'earlier' ? '[in this version: ' : '[now: '}</VisuallyHidden>
        {words}
        <VisuallyHidden>]</VisuallyHidden>
      </Tag>
      {text.slice(text.trimEnd().length)}
    </Fragment>
  );
}

const Marks = styled(Stack)`
  h3 {
    ${type.label}
  }
  ins {
    padding: 0 0.125em;
    background: ${color.successSoft};
    border-radius: ${radius.small};
    text-decoration: underline;
    box-decoration-break: clone;
  }
  del {
    padding: 0 0.125em;
    background: ${color.dangerSoft};
    border-radius: ${radius.small};
    text-decoration: line-through;
    box-decoration-break: clone;
  }
`;

const Text = styled.p`
  margin-top: ${space[2]};
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
