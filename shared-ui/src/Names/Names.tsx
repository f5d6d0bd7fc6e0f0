import { Fragment, type ReactNode } from 'react';

interface NamesProps {
  names: readonly string[];
  /** How many are named at most: 'A, B and 1 more'. */
  max?: number;
}

/** 'A', 'A and B', 'A, B and C'. No name is translated, or turns the others around. */
export function Names({ names, max = names.length }: NamesProps) {
  const shown: ReactNode[] = names.slice(0, max).map((name, index) => (
    <bdi key={index} translate="no">
      {name}
    </bdi>
  ));
  const parts = names.length > max ? [...shown, `${names.length - max} more`] : shown;
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : index === parts.length - 1 ? ' and ' : ', '}
      {part}
    </Fragment>
  ));
}
