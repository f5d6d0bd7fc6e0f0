import { color, Icon, type IconName, motion, radius, space } from '@vidya/shared-ui';
import { centred, row } from '@vidya/shared-ui/mixins';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const buttonsOf = (bar: HTMLElement): HTMLButtonElement[] => [...bar.querySelectorAll('button')];

interface BarProps {
  label: string;
  /** It scrolls instead of wrapping. */
  isOneLine?: boolean;
  children: ReactNode;
}

/** A toolbar: one stop for Tab, arrow keys between its buttons. A press leaves the selection of the text as it is. */
export function Bar({ label, isOneLine = false, children }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget | null>(null);
  const setStop = (): void => {
    const buttons = buttonsOf(bar.current!);
    const stop = buttons.find((button) => button === last.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  useLayoutEffect(setStop);
  const move = (event: KeyboardEvent): void => {
    // Alt or ⌘ with an arrow is the browser's own Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = buttonsOf(bar.current!);
    const next = steps[event.key]?.(
      buttons.findIndex((button) => button === event.target),
      buttons.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <Row
      ref={bar}
      role="toolbar"
      aria-label={label}
      $isOneLine={isOneLine}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={move}
      onFocus={({ target }) => {
        last.current = target;
        setStop();
      }}
    >
      {children}
    </Row>
  );
}

interface ToolProps {
  icon: IconName;
  name: string;
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** A button of a toolbar. */
export function Tool({ icon, name, isOn, isDisabled = false, onPress }: ToolProps) {
  return (
    <ToolButton
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon name={icon} size={18} />
    </ToolButton>
  );
}

const Row = styled.div<{ $isOneLine: boolean }>`
  ${row(1)}
  padding: ${space[2]};
  border-bottom: 1px solid ${color.line};
  ${({ $isOneLine }) => $isOneLine && 'flex-wrap: nowrap; overflow-x: auto; white-space: nowrap; > * { flex: none; }'}
`;

/** Between two groups of buttons. */
export const Gap = styled.span`
  width: 1px;
  height: 1.25rem;
  margin: 0 ${space[1]};
  background: ${color.line};
`;

const ToolButton = styled.button`
  ${centred}
  min-width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  background: transparent;
  border: 0;
  border-radius: ${radius.small};
  color: ${color.inkMuted};
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }

  &[aria-disabled='true'] {
    opacity: 0.45;
  }

  &[aria-pressed='true'] {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;
