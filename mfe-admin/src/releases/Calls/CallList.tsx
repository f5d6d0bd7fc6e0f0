import type { Exposure } from '@vidya/platform/calls/choices';
import { mutedCaption, plainList, ruledItems } from '@vidya/shared-ui/mixins';
import { color, font, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { SentCall } from '../data/call-graph.ts';
import { VersionName } from '../VersionName.tsx';

const exposures: Record<Exposure, string> = {
  live: 'live',
  canary: 'canary',
  previous: 'fallback',
  tabs: 'in open tabs',
};

/** Calls, with the versions that send each. */
export function CallList({ calls, labelledBy }: { calls: SentCall[]; labelledBy: string }) {
  return (
    <List aria-labelledby={labelledBy}>
      {calls.map(({ place, by }) => (
        <li key={place}>
          <Place translate="no">{place}</Place>
          {by.map(({ title, version, standing, problem }) => (
            <p key={`${title} ${version}`}>
              {title} <VersionName version={version} /> ({exposures[standing]})
              {problem ? <Problem>: {problem}.</Problem> : null}
            </p>
          ))}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  ${plainList}
  ${ruledItems}
  overflow-wrap: anywhere;

  li {
    padding: ${space[2]} 0;
  }
  p {
    ${mutedCaption}
  }
`;

const Place = styled.code`
  font-family: ${font.mono};
  ${type.small}
  font-family: ${font.mono};
`;

const Problem = styled.b`
  color: ${color.danger};
  font-weight: 600;
`;
