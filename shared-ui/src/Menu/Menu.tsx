import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { color, layer, radius, shadow, space } from '../theme/tokens.ts';

export interface MenuProps extends Omit<ComponentProps<'div'>, 'onToggle'> {
  /** Renders the button that opens the menu: spread the given props on a real `<button>`. */
  button: (wiring: {
    type: 'button';
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick: () => void;
  }) => ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The edge of the button that the menu aligns with. */
  align?: 'start' | 'end';
}

/**
 * A button that discloses links and actions below it. It is a disclosure and not `role="menu"`: its items are links,
 * and screen readers offer more commands for links than for menu items. Escape, a press outside and leaving by Tab
 * close it.
 */
export function Menu({ button, isOpen, onToggle, align = 'start', children, ...rest }: MenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const focusButton = (): void => frame.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  // The pressed item disappears: a dialog that it opens then returns the focus to the button.
  useLayoutEffect(() => {
    if (!isOpen && frame.current?.contains(document.activeElement)) focusButton();
  }, [isOpen]);
  const closeFromOutside = useEffectEvent(({ target }: PointerEvent): void => {
    if (!frame.current?.contains(target as Node)) onToggle(false);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: PointerEvent): void => closeFromOutside(event);
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);

  function answerKey(event: KeyboardEvent<HTMLDivElement>): void {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onToggle(false);
      focusButton();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(frame.current, event.key === 'ArrowDown' ? 1 : -1);
    }
  }

  return (
    <Frame
      {...rest}
      ref={frame}
      onKeyDown={answerKey}
      onBlur={(event) => {
        if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onToggle(false);
      }}
    >
      {button({ type: 'button', 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => onToggle(!isOpen) })}
      <Panel id={id} hidden={!isOpen} $align={align}>
        {children}
      </Panel>
    </Frame>
  );
}

/** Moves focus along the items; from the button, to the first or the last. */
function step(frame: HTMLElement | null, by: 1 | -1): void {
  const items = [...(frame?.querySelectorAll<HTMLElement>('a[href], button:not([aria-expanded])') ?? [])];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? (by === 1 ? 0 : items.length - 1) : (at + by + items.length) % items.length;
  items[next]?.focus();
}

const Frame = styled.div`
  position: relative;
  display: inline-block;
`;

const Panel = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  top: calc(100% + ${space[2]});
  ${({ $align }) => ($align === 'start' ? 'left' : 'right')}: 0;
  z-index: ${layer.menu};
  min-width: 14rem;
  max-width: min(26rem, calc(100vw - ${space[8]}));
  padding: ${space[2]};
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.mid};
`;
