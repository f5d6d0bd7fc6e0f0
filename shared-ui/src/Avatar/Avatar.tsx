import { once } from '@vidya/contracts/texts/once';
import { type ComponentProps, useState } from 'react';
import { css, styled } from 'styled-components';
import { coverBox, square } from '../theme/mixins.ts';
import { color } from '../theme/tokens.ts';

export interface AvatarProps extends ComponentProps<'span'> {
  name: string;
  /** The picture's URL; without one, or when it fails to load, initials replace it. */
  src?: string | undefined;
  /** Width and height in px. */
  size?: number;
  /** The name is next to the avatar as text, so screen readers need not hear it twice. */
  isDecorative?: boolean;
}

/** A person's picture or initials. */
export function Avatar({ name, src, size = 40, isDecorative = false, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const voice = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Frame translate="no" $size={size} $tint={tintOf(name)} {...voice} {...rest}>
      {src && src !== failed ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </Frame>
  );
}

const letters = once(() => new Intl.Segmenter('en-IN', { granularity: 'grapheme' }));

/** 'Ananya Iyer' → 'AI'. By grapheme, because 'कि' is one letter in two code points. */
function initials(name: string): string {
  const text = name.trim().split(/\s+/).filter(Boolean);
  const ends = text.length > 1 ? [text[0], text.at(-1)] : text;
  const firsts = ends.map((word) => [...letters().segment(word ?? '')][0]?.segment ?? '');
  return firsts.join('').toLocaleUpperCase('en-IN');
}

const tints = [
  css`background: ${color.primarySoft}; color: ${color.primary};`,
  css`background: ${color.accentSoft}; color: ${color.accentInk};`,
  css`background: ${color.infoSoft}; color: ${color.info};`,
  css`background: ${color.successSoft}; color: ${color.success};`,
  css`background: ${color.dangerSoft}; color: ${color.danger};`,
];

/** The same person always gets the same tint. */
const tintOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tints.length;

const Frame = styled.span<{ $size: number; $tint: number }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  ${({ $size }) => square(`${$size}px`)}
  overflow: hidden;
  border-radius: 50%;
  font-size: ${({ $size }) => Math.round($size * 0.4)}px;
  font-weight: 650;
  line-height: 1;
  user-select: none;
  ${({ $tint }) => tints[$tint]}

  img {
    ${coverBox}
  }
`;
