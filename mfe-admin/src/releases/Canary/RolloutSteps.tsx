import { count } from '@vidya/contracts/texts/format';
import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { Badge, Row, VisuallyHidden } from '@vidya/shared-ui';
import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { nameIn, titleOf } from '../data/release-state.ts';
import { rolloutText, shownRollout } from '../data/texts/rollout-text.ts';
import { Remark } from '../release-styles.ts';
import { type ReleaseActions, VersionButton } from '../VersionButton.tsx';

const badges = {
  running: <Badge tone="info">Goes on by itself</Badge>,
  halted: <Badge tone="warning">Halted</Badge>,
  stopped: <Badge tone="danger">Stopped</Badge>,
  finished: <Badge tone="success">Finished</Badge>,
  ended: <Badge tone="neutral">Ended</Badge>,
};

/** A progressive rollout: its steps, where it is, what comes next, and how to halt it or go on. */
export function RolloutSteps({ area, on }: { area: RemoteReleases; on: ReleaseActions }) {
  const rollout = shownRollout(area);
  if (!rollout) return null;
  const { version, steps, step, state } = rollout;
  return (
    <Frame aria-label={`Rollout of ${titleOf(area)} ${nameIn(area, version)}`}>
      <Row $gap={2}>
        <h3>Rollout of {nameIn(area, version)}</h3>
        {badges[state]}
      </Row>
      <Steps>
        {steps.map((share, index) => (
          <Step key={share} data-done={index <= step} aria-current={index === step ? 'step' : undefined}>
            {count(share)}%
            <VisuallyHidden>{index < step ? ', done' : index > step ? ', to come' : ', now'}</VisuallyHidden>
          </Step>
        ))}
      </Steps>
      <Remark>{rolloutText(rollout)}</Remark>
      {state === 'running' ? <VersionButton label="Halt" area={area} version={version} onPress={on.halt} /> : null}
      {state === 'halted' ? <VersionButton label="Go on" area={area} version={version} onPress={on.goOn} /> : null}
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  margin-top: ${space[4]};

  h3 {
    ${type.label}
  }
`;

const Steps = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[1]};
`;

const Step = styled.li`
  min-width: 3.5rem;
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  color: ${color.inkMuted};
  text-align: center;
  ${type.small}

  &[data-done='true'] {
    border-color: ${color.primary};
    color: ${color.ink};
  }
  &[aria-current] {
    background: ${color.primarySoft};
    font-weight: 650;
  }
`;
