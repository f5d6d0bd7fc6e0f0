import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { line } from '../theme/mixins.ts';
import { color, layout, media, motion, radius, space } from '../theme/tokens.ts';

export interface TabsProps<Value extends string> {
  /** What the tabs choose, for screen readers. */
  label: string;
  /** `count`: a number beside the label. */
  tabs: readonly { value: Value; label: string; count?: number }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** A row of tabs above one panel; the active tab is bold. Arrow keys move focus, Enter or Space chooses. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, className, children }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <Base.List render={<Row />} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} render={<Tab />}>
            <Text data-words={tab.label}>{tab.label}</Text>
            {tab.count === undefined ? null : <Count>{tab.count}</Count>}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} render={<Panel />}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
  scrollbar-width: none;

  /* To the window's edges: more tabs than fit are cut there, not within the margin. */
  ${media.phoneOnly} {
    margin-inline: calc(-1 * ${layout.gutter});
    padding-inline: ${layout.gutter};
  }
`;

const Tab = styled.button`
  position: relative;
  ${line(2)}
  flex: none;
  min-height: 2.875rem;
  padding: 0 ${space[4]};
  background: transparent;
  border: 0;
  border-radius: ${radius.small} ${radius.small} 0 0;
  color: ${color.inkMuted};
  font-size: 1.0625rem;
  transition: color ${motion.quick};

  &:hover {
    color: ${color.primary};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-active] {
    color: ${color.ink};
    font-weight: 700;
  }
  &[data-active]::after {
    content: '';
    position: absolute;
    inset: auto ${space[3]} 0;
    height: 3px;
    background: ${color.primary};
    border-radius: 3px 3px 0 0;
  }
`;

/** Reserves the width of the bold label, so that choosing a tab moves nothing. */
const Text = styled.span`
  display: grid;
  justify-items: center;

  &::after {
    content: attr(data-words) / '';
    height: 0;
    overflow: hidden;
    font-weight: 700;
    visibility: hidden;
  }
`;

const Count = styled.span`
  padding: 0 ${space[2]};
  background: ${color.sunken};
  border-radius: ${radius.pill};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`;

const Panel = styled.div`
  padding-top: ${space[6]};

  &:focus-visible {
    border-radius: ${radius.small};
  }
`;
