import { count } from '@vidya/contracts/texts/format';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { inlineLine } from '../theme/mixins.ts';
import { color, radius, space, type } from '../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Stars } from './Stars.tsx';

export interface StarRatingProps extends ComponentProps<'span'> {
  /** 0 to 5; 0 means unrated. */
  value: number;
  /** The number of ratings; without it, only the stars and the value show. */
  ratings?: number;
  /** Height of the stars in px. */
  size?: number;
  /** Says 'New' where there are no ratings, in the place of a 0.0 that reads like a bad one. */
  isNewUnrated?: boolean;
}

/** Hides a bare '0.0', which reads like a bad rating, when no count explains it. */
const isWorthSaying = (value: number, ratings?: number): boolean => value > 0 || ratings !== undefined;

/** '4.5 ★★★★⯨ (1,204)' on the screen, 'Rated 4.5 out of 5 by 1,204 learners' for screen readers. */
export function StarRating({ value, ratings, size = 16, isNewUnrated = false, ...rest }: StarRatingProps) {
  const isNew = isNewUnrated && ratings === 0;
  const Shown = isNew ? VisuallyHidden : Value;
  return (
    <Row {...rest}>
      <VisuallyHidden>{spoken(value, ratings)}</VisuallyHidden>
      {isNew ? <New>New</New> : null}
      {isWorthSaying(value, ratings) ? <Shown aria-hidden="true">{value.toFixed(1)}</Shown> : null}
      <Stars value={value} size={size} />
      {ratings === undefined ? null : <Count aria-hidden="true">({count(ratings)})</Count>}
    </Row>
  );
}

function spoken(value: number, ratings?: number): string {
  if (value === 0 || ratings === 0) return 'Not rated yet';
  const by = ratings === undefined ? '' : ` by ${count(ratings)} ${ratings === 1 ? 'learner' : 'learners'}`;
  return `Rated ${value.toFixed(1)} out of 5${by}`;
}

const Row = styled.span`
  position: relative;
  ${inlineLine(1)}
  ${type.small}
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
`;

const Value = styled.span`
  font-weight: 700;
  color: ${color.accentInk};
`;

const New = styled.span`
  padding: 0 ${space[2]};
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  font-size: 0.8125rem;
  font-weight: 650;
  color: ${color.accentInk};
`;

const Count = styled.span`
  color: ${color.inkMuted};
`;
