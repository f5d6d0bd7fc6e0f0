import { Children, type ComponentProps, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ButtonPlace, Frame, List, Scroller } from './carousel-styles.ts';
import { useDragScroll } from './use-drag-scroll.ts';
import { useScrollEnds } from './use-scroll-ends.ts';

export interface CarouselProps extends ComponentProps<'div'> {
  /** What the row contains, for screen readers. */
  label: string;
  /** How far a button scrolls, in px (section 9: 600 in the category bar, 800 on category pages). */
  step?: number;
  /** Width of each item; `auto` takes the item's own. */
  itemWidth?: string;
  gap?: string;
  /** The distance to the window's edge in narrow windows: there the row runs to the edge instead of being cut off. */
  gutter?: string;
  /** The buttons' vertical centre, from the top: beside a card's picture rather than over its text. */
  buttonsAt?: string;
  /** Shows the buttons on wide screens only; touch needs none. */
  hasButtonsOnWideOnly?: boolean;
  /** Phones show the items below each other instead. */
  isListOnPhones?: boolean;
}

/** A scrolling box must be reachable by keyboard. */
const row = { role: 'group', tabIndex: 0 };

/** Some browsers drop the list role when the bullets are hidden. */
const list = { role: 'list' };

/** How far an arrow key scrolls, in px: about one card. */
const keyStep = 320;

/**
 * A row that scrolls by touch, wheel, drag, keys and buttons, and snaps under a finger. The left button shows after 25
 * px, the right one while more than 5 px remain (section 2, category page). An item that gets keyboard focus scrolls
 * into full view, clear of the buttons.
 */
export function Carousel({
  label,
  step = 800,
  itemWidth = 'auto',
  gap,
  gutter = '0.5rem',
  buttonsAt = '50%',
  hasButtonsOnWideOnly = false,
  isListOnPhones = false,
  children,
  ...rest
}: CarouselProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // Where the running scroll will end: the next press continues from there, wherever the row is now.
  const goal = useRef<number>(undefined);
  const canGo = useScrollEnds(scroller);
  useDragScroll(scroller);

  function move(by: number): void {
    const box = scroller.current;
    if (!box) return;
    const max = box.scrollWidth - box.clientWidth;
    goal.current = Math.min(max, Math.max(0, (goal.current ?? box.scrollLeft) + by));
    box.scrollLeft = goal.current;
  }

  // Safari before 26.2 sends no `scrollend`: a touch or the wheel ends the scroll too.
  const forget = (): void => {
    goal.current = undefined;
  };

  function answerKey(event: KeyboardEvent): void {
    // Alt or ⌘ with an arrow is the browser's own Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowLeft: -keyStep, ArrowRight: keyStep, Home: -Infinity, End: Infinity }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  }

  /** Only for keyboard focus: an item must not move away while the mouse presses it. */
  function showWhole({ target }: FocusEvent): void {
    if (!target.matches('li :focus-visible')) return;
    forget();
    target.closest('li')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }

  return (
    <Frame {...rest}>
      <Scroller
        ref={scroller}
        {...row}
        aria-label={label}
        $gutter={gutter}
        $fades={hasButtonsOnWideOnly ? canGo : undefined}
        onKeyDown={answerKey}
        onFocus={showWhole}
        onPointerDown={forget}
        onWheel={forget}
        onScrollEnd={forget}
      >
        <List {...list} $itemWidth={itemWidth} $gap={gap} $isListOnPhones={isListOnPhones}>
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </List>
      </Scroller>
      {(['left', 'right'] as const).map((side) => (
        <ButtonPlace key={side} $side={side} $isShown={canGo[side]} $at={buttonsAt} $isWideOnly={hasButtonsOnWideOnly}>
          <IconButton
            icon={`chevron-${side}`}
            label={`Scroll ${side}`}
            variant="outlined"
            onClick={() => move(side === 'left' ? -step : step)}
          />
        </ButtonPlace>
      ))}
    </Frame>
  );
}
