import { Icon } from '@vidya/shared-ui';
import { centred, line, mutedCaption, square } from '@vidya/shared-ui/mixins';
import { color, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Captcha } from '../../data/captcha.ts';

const stateTexts = {
  idle: 'No puzzles to solve.',
  working: 'Checking, this takes a moment.',
  verified: 'Verified.',
  failed: 'The check did not finish. Press again.',
};

/** 'I am not a robot': a checkbox that starts the proof of work. */
export function CaptchaField({ captcha: { state, start }, error }: { captcha: Captcha; error: string | undefined }) {
  const id = useId();
  const isVerified = state.kind === 'verified';
  return (
    <div>
      <Frame
        name="captchaToken"
        role="checkbox"
        aria-checked={isVerified}
        aria-busy={state.kind === 'working'}
        aria-invalid={error ? true : undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error ${id}-state` : `${id}-state`}
        onClick={start}
      >
        <Mark $isVerified={isVerified}>{isVerified ? <Icon name="check" size={20} /> : null}</Mark>
        <Text>
          <b id={`${id}-label`}>I am not a robot</b>
          <span id={`${id}-state`} role="status">
            {stateTexts[state.kind]}
          </span>
        </Text>
        <Icon name="lock" size={22} />
        {state.kind === 'working' ? <Meter aria-hidden="true" style={{ width: `${state.share * 100}%` }} /> : null}
      </Frame>
      {error ? (
        <Fault id={`${id}-error`}>
          <Icon name="warning" size={16} />
          {error}
        </Fault>
      ) : null}
    </div>
  );
}

const Frame = styled.button.attrs({ type: 'button' })`
  position: relative;
  ${line(4)}
  width: 100%;
  max-width: 26rem;
  min-height: 4.5rem;
  padding: ${space[3]} ${space[4]};
  overflow: hidden;
  background: ${color.sunken};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  text-align: left;

  &[aria-invalid] {
    border-color: ${color.danger};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  > svg {
    color: ${color.inkFaint};
  }
`;

const Mark = styled.span<{ $isVerified: boolean }>`
  ${centred}
  flex: none;
  ${square('1.75rem')}
  background: ${({ $isVerified }) => ($isVerified ? color.success : color.surface)};
  border: 2px solid ${({ $isVerified }) => ($isVerified ? color.success : color.lineStrong)};
  border-radius: ${radius.small};
  color: ${color.surface};
`;

const Text = styled.span`
  display: grid;
  flex: 1;

  b {
    ${type.label}
  }
  span {
    ${mutedCaption}
  }
`;

const Meter = styled.i`
  position: absolute;
  inset: auto auto 0 0;
  height: 3px;
  background: ${color.primary};
  transition: width ${motion.base};
`;

const Fault = styled.p`
  display: flex;
  gap: ${space[1]};
  margin-top: ${space[2]};
  ${type.small}
  font-weight: 500;
  color: ${color.danger};
`;
