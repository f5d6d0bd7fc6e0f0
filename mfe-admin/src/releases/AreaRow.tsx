import { timeOfDay } from '@vidya/contracts/texts/format';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { Badge, Icon, VisuallyHidden } from '@vidya/shared-ui';
import { useId } from 'react';
import { dayText, exactly } from '../data/days.ts';
import { toggleOf } from '../parts/expandable.ts';
import { AreaDetails } from './AreaDetails.tsx';
import { Action, Area, Opener, RowLine, State, Value, When } from './area-row-styles.ts';
import { changedAt, stateOf } from './data/area-state.ts';
import { titleOf } from './data/release-state.ts';
import { MainAction } from './MainAction.tsx';
import { openerIdOf } from './opener.ts';
import type { ReleaseActions } from './VersionButton.tsx';
import { VersionName } from './VersionName.tsx';

interface AreaRowProps {
  area: RemoteReleases;
  on: ReleaseActions;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** One area on a line, with its most likely action; pressed, it shows everything about the area. */
export function AreaRow({ area, on, isOpen, onToggle }: AreaRowProps) {
  const id = useId();
  const { name, live } = area;
  const state = stateOf(area);
  const at = changedAt(area);
  return (
    <li>
      <RowLine $isOpen={isOpen}>
        <Area>
          <h2>
            <Opener id={openerIdOf(name)} {...toggleOf({ isOpen, id, onToggle })}>
              {titleOf(area)}
            </Opener>
          </h2>
          <small translate="no">{name}</small>
        </Area>
        <Value>
          <VisuallyHidden>Live version: </VisuallyHidden>
          {live ? <VersionName version={live.version} /> : '–'}
        </Value>
        <State>
          <VisuallyHidden>State: </VisuallyHidden>
          <Badge tone={state.tone}>{state.label}</Badge>
        </State>
        <When>
          <VisuallyHidden>Last change: </VisuallyHidden>
          {at ? (
            <time dateTime={at} title={exactly(at)}>
              {dayText(at)}, {timeOfDay(at)}
            </time>
          ) : (
            '–'
          )}
        </When>
        {/* The open row has this action among the others. */}
        <Action>{isOpen ? null : <MainAction area={area} on={on} />}</Action>
        <Icon name="chevron-down" size={18} />
      </RowLine>
      {isOpen ? <AreaDetails id={id} area={area} on={on} /> : null}
    </li>
  );
}
