import { Children, type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ButtonPlace, Frame, List, Scroller } from './carousel-styles.ts';
import { useDragScroll } from './use-drag-scroll.ts';
import { useScrollEnds } from './use-scroll-ends.ts';

export interface CarouselProps extends ComponentProps<'div'> {
  /** What the row holds, for screen readers. */
  label: string;
  /** How far a button scrolls, in px (section 9: 600 in the category bar, 800 on category pages). */
  step?: number;
  /** Width of each item; `auto` takes the item's own. */
  itemWidth?: string;
  gap?: string;
  /** Buttons only on wide screens; fingers need none. */
  hasButtonsOnWideOnly?: boolean;
}

/** A box that scrolls must be reachable by keys. */
const row = { role: 'group', tabIndex: 0 };

/** Some browsers forget that it is a list once its bullets are gone. */
const list = { role: 'list' };

/**
 * A row that scrolls and snaps, by touch, wheel, drag, keys and buttons. The left button is there after 25 px, the
 * right one while more than 5 px remain (section 2, category page).
 */
export function Carousel(props: CarouselProps) {
  const { label, step = 800, itemWidth = 'auto', gap, hasButtonsOnWideOnly = false, children, ...rest } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { canGoLeft, canGoRight } = useScrollEnds(scroller);
  useDragScroll(scroller);

  function move(by: number): void {
    if (scroller.current) scroller.current.scrollLeft += by;
  }

  function answerKey(event: KeyboardEvent): void {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    move(direction * Math.min(step, 320));
  }

  return (
    <Frame {...rest}>
      <Scroller ref={scroller} {...row} aria-label={label} onKeyDown={answerKey}>
        <List {...list} $itemWidth={itemWidth} $gap={gap}>
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </List>
      </Scroller>
      <ButtonPlace $side="left" $isShown={canGoLeft} $isWideOnly={hasButtonsOnWideOnly}>
        <IconButton icon="chevron-left" label="Scroll left" variant="outlined" onClick={() => move(-step)} />
      </ButtonPlace>
      <ButtonPlace $side="right" $isShown={canGoRight} $isWideOnly={hasButtonsOnWideOnly}>
        <IconButton icon="chevron-right" label="Scroll right" variant="outlined" onClick={() => move(step)} />
      </ButtonPlace>
    </Frame>
  );
}
